"""How soon a prompt is heard."""

import ctypes
import os
import subprocess
import time

from program import Folder, Program, environment
from sound import Listener, Server


def command(lla, folder, items):
    return [lla, "learn", "--plain", "--seed", "1", "--from", "en", "--to", "fr",
            "--items", str(items), "--data", folder]


def heard(lla, server, count, enough, items, monitor=False):
    """Runs lessons until enough prompts were heard; their delays, and the onset at the monitor."""
    runs, onsets = [], []
    for _ in range(count):
        with Folder() as folder:
            listener = Listener(server, folder)
            recorder = server.monitor() if monitor else None
            if recorder:
                listener.hear(recorder)
                # What an earlier program said is still on its way there.
                listener.run(2.5, lambda: False)
                listener.onset = None
            program = Program(command(lla, folder + "/d", items),
                              env=environment(PULSE_SERVER=f"unix:{listener.path}"))
            listener.follow(program)
            program.write("1\n" * 40)
            listener.run(60, lambda: len(listener.delays()) >= enough
                         and (not recorder or listener.onset is not None))
            program.end(now=True)
            runs.append(listener.delays())
            if recorder:
                if listener.onset and listener.utterances:
                    onsets.append((listener.onset - listener.utterances[0][0]) * 1000)
                recorder.kill()
                recorder.wait()
    return runs, onsets


def program_peer(count):
    """Milliseconds from the start of the espeak-ng program to its first sample."""
    results = []
    for _ in range(count):
        begin = time.perf_counter()
        process = subprocess.Popen(
            ["espeak-ng", "-v", "fr", "-s", "150", "--stdout", "Bonjour"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        size = 0
        while size <= 44 and (data := os.read(process.stdout.fileno(), 4096)):
            size += len(data)
        results.append((time.perf_counter() - begin) * 1000)
        process.stdout.close()
        process.wait()
    return results


def library(count):
    """Milliseconds from a call of the espeak-ng library in this process to its first samples."""
    espeak = ctypes.CDLL("libespeak-ng.so.1")
    stamps = []
    shape = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)

    def receive(samples, number, _):
        if samples and number > 0:
            stamps.append(time.perf_counter())
        return 0

    callback = shape(receive)
    # AUDIO_OUTPUT_SYNCHRONOUS, buffers of 20 ms as in the program.
    if espeak.espeak_Initialize(2, 20, None, 0) < 0:
        return []
    espeak.espeak_SetSynthCallback(callback)
    text, results = "Bonjour".encode(), []
    for _ in range(count):
        stamps.clear()
        begin = time.perf_counter()
        espeak.espeak_SetVoiceByName(b"fr")
        espeak.espeak_Synth(text, len(text) + 1, 0, 1, 0, 1, None, None)
        if stamps:
            results.append((stamps[0] - begin) * 1000)
    return results


def measure(table, lla, count):
    table.title("Prompt written to first audio sample (private PulseAudio server)")
    with Folder("/tmp") as folder:
        server = Server(folder)
        try:
            first, onsets = heard(lla, server, count, 1, 3, monitor=True)
            later, _ = heard(lla, server, 1, 12, 10)
        finally:
            server.stop()
    table.row("first prompt of a program, sound handed to the server",
              [run[0][1] for run in first if run], goal=20)
    table.row("  of which until the server was called", [run[0][0] for run in first if run])
    table.row("  heard at the null sink's monitor (its buffers included)", onsets)
    following = [delay for run in later for delay in run[1:]]
    table.row("later prompts, sound handed to the server", [sound for _, sound in following],
              goal=20)
    table.row("  of which until the server was called", [opened for opened, _ in following])
    table.row("library in process: first samples of a text (ctypes)", library(count * 3))
    table.row("peer: the espeak-ng program, start to first sample", program_peer(count))
