"""Writes what two published implementations of FSRS-6 make of the same random reviews.

Run it in this folder, with the versions that the tests speak of:

    python3 -m pip install --target reference fsrs==6.3.2 fsrs-rs-python==0.9.3
    PYTHONPATH=reference python3 make_fixture.py && rm -r reference

fsrs-weights.tsv   set, desired retention, w0...w20
fsrs-reviews.tsv   set, sequence, grade, days since the review before, then what came of it:
                   stability, difficulty and interval (not rounded) of fsrs-rs, and stability,
                   difficulty and interval (whole days) of py-fsrs; "-" from where py-fsrs exceeds
                   a stability of 36500 days, which fsrs-rs doesn't
fuzz-ranges.tsv    interval in days, first and last day that py-fsrs may spread it to
"""

import random
from datetime import datetime, timedelta, timezone
from unittest import mock

import fsrs
import fsrs_rs_python

SEQUENCES = 300
LONGEST_STABILITY = 36500
# From py-fsrs, tests/test_basic.py, test_custom_scheduler_args.
FITTED = [
    0.1456, 0.4186, 1.1104, 4.1315, 5.2417, 1.3098, 0.8975, 0.0010, 1.5674, 0.0567, 0.9661,
    2.0275, 0.1592, 0.2446, 1.5071, 0.2272, 2.8755, 1.234, 0.56789, 0.1437, 0.2,
]  # fmt: skip


def weight_sets(chance):
    bounds = zip(fsrs.scheduler.LOWER_BOUNDS_PARAMETERS, fsrs.scheduler.UPPER_BOUNDS_PARAMETERS)
    return {
        "published": (0.9, list(fsrs.scheduler.DEFAULT_PARAMETERS)),
        "fitted": (0.85, FITTED),
        "anywhere": (0.95, [round(chance.uniform(low, high), 4) for low, high in bounds]),
    }


def next_elapsed(chance, interval):
    """Same day, about when it is due, soon, or years later."""
    kind = chance.random()
    if kind < 0.3:
        return 0
    if kind < 0.8:
        return min(max(1, round(interval * chance.uniform(0.3, 2))), 40000)
    return chance.randint(1, 30) if kind < 0.97 else chance.randint(400, 4000)


def sequence(chance, retention, weights):
    rust = fsrs_rs_python.FSRS(weights)
    python = fsrs.Scheduler(
        weights, retention, learning_steps=(), relearning_steps=(), enable_fuzzing=False
    )
    memory, card, elapsed = None, fsrs.Card(), 0
    now = datetime(2000, 1, 1, tzinfo=timezone.utc)
    comparable = True
    for _ in range(chance.randint(3, 10)):
        grade = chance.choices((1, 2, 3, 4), (2, 2, 5, 1))[0]
        states = rust.next_states(memory, retention, elapsed)
        state = (states.again, states.hard, states.good, states.easy)[grade - 1]
        memory = state.memory
        row = [grade, elapsed, memory.stability, memory.difficulty, state.interval]
        if comparable:
            now += timedelta(days=elapsed)
            card, _ = python.review_card(card, fsrs.Rating(grade), now)
            comparable = card.stability <= LONGEST_STABILITY
        due = (card.due - now).days
        yield row + ([card.stability, card.difficulty, due] if comparable else ["-"] * 3)
        elapsed = next_elapsed(chance, state.interval)


def fuzz_range(days):
    """py-fsrs rounds its draw, so the lowest chance gives the first day, the highest last + 1."""
    scheduler = fsrs.Scheduler()
    ends = []
    for draw in (0.0, 1 - 1e-9):
        with mock.patch("fsrs.scheduler.random", lambda: draw):
            ends.append(scheduler._get_fuzzed_interval(interval=timedelta(days=days)).days)
    return [ends[0], ends[1] - 1 if days > 2 else ends[1]]


def write(name, rows):
    with open(name, "w", encoding="utf-8") as file:
        for row in rows:
            cells = (f"{cell:.9g}" if isinstance(cell, float) else str(cell) for cell in row)
            file.write("\t".join(cells) + "\n")


def main():
    chance = random.Random(11)
    sets = weight_sets(chance)
    write("fsrs-weights.tsv", ([name, kept, *weights] for name, (kept, weights) in sets.items()))
    names = list(sets)
    write(
        "fsrs-reviews.tsv",
        (
            [names[number % len(names)], number, *row]
            for number in range(SEQUENCES)
            for row in sequence(chance, *sets[names[number % len(names)]])
        ),
    )
    write("fuzz-ranges.tsv", ([days, *fuzz_range(days)] for days in range(1, 201)))


main()
