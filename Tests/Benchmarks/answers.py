"""How long an answer takes until the next exercise stands there."""

import os
import time

from figures import median
from program import Folder, Program, Pupil, learn
from start import TODAY, YESTERDAY, prepare


def sync(folder):
    """Milliseconds that this disk needs to keep one small append (fdatasync)."""
    path = os.path.join(folder, "probe")
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        os.write(file, b"x" * 4096)
        begin = time.perf_counter()
        os.fdatasync(file)
        return (time.perf_counter() - begin) * 1000
    finally:
        os.close(file)


def lessons(lla, parent, wrong=False, repeat=3):
    """Answers of some lessons as (kind, milliseconds, feedback), and the syncs between them."""
    answers, syncs = [], []
    for _ in range(repeat):
        with Folder(parent) as folder:
            data = os.path.join(folder, "data")
            known = prepare(lla, data, YESTERDAY)
            program = Program(learn(lla, data, "--plain", "--now", TODAY))
            pupil = Pupil(program, known, wrong)
            for answer in pupil.lesson(limit=60, pause=1.5):
                answers.append(answer)
                syncs.append(sync(folder))
            program.end()
    return answers, syncs


def measure(table, lla, parent, name):
    table.title(f"Answer to the next exercise, {name} ({parent})")
    answers, syncs = lessons(lla, parent)
    right = [answer for answer in answers if "✓" in answer[2]]
    both = [spent for _, spent, _ in right]
    table.row("fdatasync of a 4 KiB append in the same folder", syncs)
    table.row("right answer, all kinds", both)
    for kind, label in (("Number", "chosen"), ("Answer", "typed")):
        table.row(f"  {label}", [spent for asked, spent, _ in right if asked == kind])
    table.row("right answer less the median sync", [spent - median(syncs) for spent in both],
              goal=10)
    wrong = [answer for answer in lessons(lla, parent, wrong=True, repeat=2)[0]
             if answer[0] == "Answer" and "✗" in answer[2]]
    first = [answer for answer in wrong if "2 tries" in answer[2]]
    table.row("wrong typed answer, first try (written to disk)",
              [spent for _, spent, _ in first[1:]])
    table.row("wrong typed answer, later tries (nothing to write)",
              [spent for _, spent, feedback in wrong if "2 tries" not in feedback])
    table.row("the first wrong typed answer of a program (dictionary)",
              [spent for _, spent, _ in wrong[:1]])
