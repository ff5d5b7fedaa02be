"""Draws the lines that examples/learn.py prints as a picture: `python scripts/draw_curve.py FILE.jsonl FILE.svg`."""

import json
import sys
from pathlib import Path

import altair as alt

from motherlode.arena.charts import COLOURS, WIDTH, data, line_at, svg
from motherlode.arena.intervals import wilson


def curve(lines: list[str]) -> str:
    """Victories by time of learning, with Wilson's 95 % intervals."""
    rows = []
    # The last point is measured twice; its second line has more games.
    for point in {point["seconds"]: point for point in map(json.loads, lines)}.values():
        low, high = wilson(point["victories"], point["games"])
        rows.append({**point, "low": low, "high": high})
    base = alt.Chart(data(rows))
    x = alt.X("seconds:Q", title="seconds of learning on one core", scale=alt.Scale(nice=False))
    y = alt.Y("victories:Q", title="victories", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=".0%"))
    band = base.mark_area(color=COLOURS[0], opacity=0.2).encode(x=x, y=alt.Y("low:Q", title="victories"), y2="high:Q")
    line = base.mark_line(color=COLOURS[0], point=True).encode(x=x, y=y)
    return svg(alt.layer(line_at(0.8, "y"), band, line).properties(width=WIDTH, height=220))


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3])
    target.write_text(curve(source.read_text().splitlines()))
