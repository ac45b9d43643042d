"""How long the program takes to be there."""

import os
import re
import subprocess

from program import Folder, Program, Pupil, environment, learn

FIRST = r"leave\.\n\n.+\n\n  (.+)\n"
YESTERDAY, TODAY = "2026-03-01", "2026-03-05"


def prepare(lla, folder, now=YESTERDAY):
    """A learner's folder: languages chosen, tour offered, one lesson taken, reviews due later.

    Returns what the pupil knows now.
    """
    options = ("--plain", "--from", "en", "--to", "fr", "--now", now)
    program = Program(learn(lla, folder, *options))
    program.wait(r"Enter for 1\): ")
    program.write("\n")
    pupil = Pupil(program)
    for _ in pupil.lesson():
        pass
    program.end()
    return pupil.known


def first_text(lla, folder):
    """What the first question of a prepared folder is about."""
    program = Program(learn(lla, folder, "--plain", "--now", TODAY))
    program.wait(FIRST)
    found = re.search(FIRST, program.text)
    program.end()
    return found.group(1) if found else None


def times(count, command, pattern, terminal=False, fresh=False):
    """Milliseconds from start to a text, again and again."""
    results = []
    for _ in range(count):
        with Folder() as empty:
            program = Program(command(empty) if fresh else command, terminal)
            results.append(program.wait(pattern))
            program.end()
    return [result for result in results if result is not None]


def measure(table, lla, count):
    table.title("Start, to the text of the first exercise on the screen (no sound)")
    with Folder() as folder:
        data = os.path.join(folder, "data")
        prepare(lla, data)
        text = re.escape(first_text(lla, data))
        table.note(f"the first exercise is about: {text}")
        again = learn(lla, data, "--now", TODAY)
        table.row("learn, plain lines through a pipe", times(count, [*again, "--plain"], FIRST),
                  goal=150)
        table.row("learn, whole screen in a terminal", times(count, again, text, True), goal=150)
        table.row("home, whole screen in a terminal",
                  times(count, [lla, "--data", data, "--now", TODAY], "Leave|Quit|leave", True),
                  goal=150)
    table.row("very first start, plain: to the first question asked",
              times(count, lambda path: learn(lla, path + "/d", "--plain"), r"Number.*: ",
                    fresh=True), goal=150)
    table.row("very first start, whole screen: to the first question",
              times(count, lambda path: learn(lla, path + "/d"), "Fran|Deutsch|German", True, True),
              goal=150)
    table.row("of which process and libraries alone (--version)",
              times(count, [lla, "--version"], r"\d"))


def calls(table, lla):
    """What the system was asked for until the first exercise was left again."""
    table.title("System calls of a start that is left at once (strace)")
    with Folder() as folder:
        data = os.path.join(folder, "data")
        prepare(lla, data)
        log = os.path.join(folder, "log")
        subprocess.run(["strace", "-f", "-o", log,
                        *learn(lla, data, "--plain", "--now", TODAY)], input=b"q\n",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment())
        with open(log, encoding="utf-8", errors="replace") as file:
            lines = [line for line in file if "(" in line]
        kinds = {"all": "(", "files opened or looked for": " open", "status of files": "stat",
                 "syncs to disk": "sync("}
        for name, sign in kinds.items():
            table.row(name, [sum(sign in line for line in lines)], unit="calls")
