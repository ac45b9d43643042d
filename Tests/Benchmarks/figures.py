"""Figures and the table that shows them."""

import statistics


class Table:
    """Rows of figures, printed as they come in, each with its goal beside it."""

    WIDTH = 58

    def title(self, text):
        print(f"\n{text}", flush=True)
        print(f"{'':<{self.WIDTH}}{'min':>9}{'median':>9}{'max':>9}{'n':>5}  {'goal':<10}")

    def row(self, name, values, unit="ms", goal=None):
        """Prints min, median and max of values; a goal is only named, it never fails anything."""
        if not values:
            print(f"{name:<{self.WIDTH}}{'not measured':>27}")
            return
        numbers = [min(values), statistics.median(values), max(values)]
        text = "".join(f"{shown(number):>9}" for number in numbers)
        wish = f"{goal} {unit}" if goal is not None else ""
        print(f"{name:<{self.WIDTH}}{text}{len(values):>5}  {wish or unit:<10}", flush=True)

    def note(self, text):
        print(f"  {text}", flush=True)


def shown(number):
    return f"{number:.2f}" if abs(number) < 10 else f"{number:.1f}" if number < 1000 else f"{number:.0f}"


def median(values):
    return statistics.median(values) if values else 0.0
