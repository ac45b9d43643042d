"""A whole lesson with voice and microphone: memory, and how soon a phrase is judged."""

import os
import subprocess
import time
import wave

from program import Folder, Program, Pupil, environment
from sound import Server, installed

SECONDS = 3


def recording(path):
    """Writes "Bonjour" in espeak-ng's voice, made up to three seconds by silence."""
    subprocess.run(["espeak-ng", "-v", "fr", "-s", "150", "-w", path, "Bonjour"], check=True,
                   stderr=subprocess.DEVNULL)
    with wave.open(path) as file:
        shape, sound = file.getparams(), file.readframes(file.getnframes())
    missing = SECONDS * shape.framerate * shape.sampwidth - len(sound)
    with wave.open(path, "wb") as file:
        file.setparams(shape)
        file.writeframes(sound + bytes(max(0, missing)))


def lesson(lla, folder, *options, items=5, sound=None):
    """Takes a lesson with a recording for every phrase; scoring times and peak memory in MB."""
    path = os.path.join(folder, "bonjour.wav")
    recording(path)
    command = [lla, "learn", "--plain", "--seed", "1", "--from", "en", "--to", "fr",
               "--items", str(items), "--data", folder + "/d", "--microphone", path, *options]
    program = Program(command, env=environment(**(sound or {})))
    program.wait(r"Enter for 1\): ")
    program.write("\n")
    spoken = []
    for kind, spent, feedback in Pupil(program).lesson(limit=200):
        if kind.startswith("Press") and "●" in feedback:
            spoken.append(spent)
    return spoken, program.end()


def measure(table, lla, count):
    table.title("Speaking: Enter to verdict and the next exercise, a recording of 3 s from a file")
    scored, peaks = [], []
    for _ in range(count):
        with Folder() as folder:
            spoken, peak = lesson(lla, folder, "--audio-out", folder + "/out")
            scored.append(spoken)
            peaks.append(peak)
    table.row("verdict, prompt of the next exercise made too (all)", sum(scored, []))
    table.row("  the first of a program", [run[0] for run in scored if run])
    table.title("Peak memory of a whole lesson (ru_maxrss)")
    table.row("prompts to files, every phrase recorded and scored", peaks, unit="MB", goal=150)
    if installed("pulseaudio"):
        with Folder("/tmp") as folder:
            server = Server(folder)
            try:
                begin = time.perf_counter()
                _, peak = lesson(lla, folder, items=1, sound={"PULSE_SERVER": f"unix:{server.address}"})
                table.row("prompts through PulseAudio, phrases recorded and scored", [peak],
                          unit="MB", goal=150)
                table.note(f"that lesson took {time.perf_counter() - begin:.0f} s")
            finally:
                server.stop()
