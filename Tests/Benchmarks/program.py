"""Runs the program as a person would: through a pipe or in a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import termios
import time

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = re.compile(r"(Number|Answer|Press Enter and speak): $")
# Sound that leads nowhere, so that a machine with a loudspeaker is measured like one without.
SILENCE = {"PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/dev/null"}


def environment(**changes):
    """A small environment in English."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **SILENCE, **changes}


class Folder:
    """A folder that is gone after use."""

    def __init__(self, parent=None):
        self.path = tempfile.mkdtemp(prefix="lla-bench-", dir=parent)

    def __enter__(self):
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


class Program:
    """A running program, what it wrote so far, and when."""

    def __init__(self, command, terminal=False, env=None):
        master, slave = pty.openpty() if terminal else (None, None)
        if terminal:
            fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        ends = slave if terminal else subprocess.PIPE
        self.text = ""
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=ends, stdout=ends, stderr=subprocess.DEVNULL,
            env=env or environment(), start_new_session=terminal)
        if terminal:
            os.close(slave)
            self.input = self.output = master
        else:
            self.input = self.process.stdin.fileno()
            self.output = self.process.stdout.fileno()

    def write(self, text):
        os.write(self.input, text.encode())

    def read(self, seconds=30):
        """Reads what is there, waiting for it; False at the end."""
        if not select.select([self.output], [], [], seconds)[0]:
            raise TimeoutError(f"nothing more came after: {self.text[-300:]!r}")
        try:
            data = os.read(self.output, 65536)
        except OSError:
            return False
        self.text += ESCAPES.sub("", data.decode(errors="replace"))
        return bool(data)

    def wait(self, pattern, since=0):
        """Reads until the text has a pattern; the milliseconds since the start, None at the end."""
        while not re.search(pattern, self.text[since:]):
            if not self.read():
                return None
        return (time.perf_counter() - self.started) * 1000

    def prompt(self):
        """Reads until an answer is asked for: which kind, or None at the end."""
        while not (found := PROMPT.search(self.text)):
            if not self.read():
                return None
        return found.group(1)

    def end(self, now=False):
        """Leaves it, or ends it at once, and returns the most memory that it ever had, in MB."""
        if not now:
            self.leave()
        # Not by `Popen.kill`, which would ask for its end itself and lose what it used.
        os.kill(self.process.pid, signal.SIGKILL)
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        for stream in (self.process.stdin, self.process.stdout):
            if stream and not stream.closed:
                stream.close()
        if not self.process.stdin:
            os.close(self.input)
        return usage.ru_maxrss / 1024

    def leave(self):
        """Lets it close its files in peace, so that the next start finds them so."""
        try:
            if self.process.stdin:
                self.process.stdin.close()
            else:
                self.write("\x03")
            while self.read(5):
                pass
            end = time.monotonic() + 5
            while time.monotonic() < end:
                with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as file:
                    if file.read().rpartition(")")[2].split()[0] == "Z":
                        return
                time.sleep(0.002)
        except (OSError, TimeoutError):
            pass


def learn(program, folder, *options):
    """The command of a lesson that is the same each time."""
    return [program, "learn", "--seed", "1", "--data", folder, *options]


class Pupil:
    """Takes a plain lesson; knows the answers from where the phrases were introduced."""

    def __init__(self, program, known=None, wrong=False):
        self.program = program
        self.wrong = wrong
        self.known = dict(known or {})
        self.place = 0

    def answer(self, kind):
        """The answer to what was asked last."""
        text = self.program.text[self.place:]
        self.place = len(self.program.text)
        for phrase, meaning in re.findall(r"New\n\n  (.+)\n  (.+)\n", text):
            phrase = re.sub(r" \([a-z]+\)$", "", phrase)
            self.known[phrase], self.known[meaning] = meaning, phrase
        if kind.startswith("Press"):
            return ""
        shown = re.findall(r"\n\n  (.+)\n", text)
        asked = re.sub(r" \([a-z]+\)$", "", shown[-1]) if shown else ""
        right = "none at all" if self.wrong else self.known.get(asked, "none at all")
        if kind == "Answer":
            return right
        choices = dict((name, number) for number, name in re.findall(r"\n  (\d)  (.+)", text))
        return choices.get(right, "1")

    def lesson(self, limit=1000, pause=0.0):
        """Answers up to so many questions; yields kind, milliseconds to the next one, feedback.

        The first question is looked at for some seconds, as nobody answers at once.
        """
        kind = self.program.prompt()
        time.sleep(pause)
        for _ in range(limit):
            if kind is None:
                return
            answer = self.answer(kind)
            begin = time.perf_counter()
            before = len(self.program.text)
            self.program.write(answer + "\n")
            asked, kind = kind, self.next(before)
            spent = (time.perf_counter() - begin) * 1000
            if kind is not None:
                yield asked, spent, self.program.text[before:]

    def next(self, before):
        # The prompt that was answered stands at the end until more comes.
        while len(self.program.text) == before and self.program.read():
            pass
        return self.program.prompt()
