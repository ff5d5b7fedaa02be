"""The charts of a report as SVG, drawn without a browser or a network."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import altair as alt
import vl_convert

from motherlode.arena.intervals import Estimate, estimate
from motherlode.arena.ratings import Rating
from motherlode.arena.standing import Standing, seats_of

FONT: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
COLOURS: Final = ("#b3541e", "#2f6f73", "#7a6a2b", "#6b4c8a", "#4a7a3a", "#a33a55", "#3d5a98", "#8c8c8c")
INK: Final = "#3b342c"
FAINT: Final = "#e6dfd3"
MUTED: Final = "#8a8072"
WIDTH: Final = 430
POINTS: Final = 160  # of a line: more cannot be seen

Row: TypeAlias = dict[str, Any]
Drawing: TypeAlias = alt.Chart | alt.LayerChart | alt.FacetChart


def svg(chart: Drawing) -> str:
    """The picture, with the house's look."""
    look = {
        "background": "transparent",
        "font": FONT,
        "view": {"stroke": None},
        "axis": {
            "labelColor": INK,
            "titleColor": MUTED,
            "titleFontWeight": "normal",
            "gridColor": FAINT,
            "domain": False,
            "ticks": False,
            "labelFontSize": 12,
            "titleFontSize": 12,
            "labelPadding": 6,
            "labelFlush": False,
            "titlePadding": 10,
        },
        "legend": {
            "labelColor": INK,
            "labelFontSize": 12,
            "title": None,
            "orient": "top",
            "symbolType": "circle",
            "symbolOpacity": 1,
        },
    }
    return vl_convert.vegalite_to_svg({**chart.to_dict(), "config": look})


def data(rows: Sequence[Row]) -> alt.InlineData:
    return alt.InlineData(values=list(rows))


def colour(names: Sequence[str], legend: bool = False) -> alt.Color:
    palette = [COLOURS[number % len(COLOURS)] for number in range(len(names))]
    scale = alt.Scale(domain=list(names), range=palette)
    return alt.Color("bot:N", scale=scale, legend=alt.Legend() if legend else None)


def bots_axis(names: Sequence[str]) -> alt.Y:
    return alt.Y("bot:N", sort=list(names), title=None, axis=alt.Axis(labelFontWeight="bold", grid=False))


def line_at(value: float, axis: str = "x") -> alt.Chart:
    """A dashed line: what equal bots would reach."""
    place = {"x": alt.X("at:Q")} if axis == "x" else {"y": alt.Y("at:Q")}
    dashed: alt.Chart = alt.Chart(data([{"at": value}])).mark_rule(color=MUTED, strokeDash=[4, 4]).encode(**place)
    return dashed


def ranges(rows: Sequence[Row], names: Sequence[str], x: alt.X) -> Drawing:
    """A point with its interval for every bot, the figure above it."""
    base = alt.Chart(data(rows)).encode(y=bots_axis(names), color=colour(names))
    bar = base.mark_rule(strokeWidth=6, opacity=0.3, strokeCap="round").encode(x=x, x2="high:Q")
    dot = base.mark_circle(size=130, opacity=1).encode(x="middle:Q")
    text = base.mark_text(dy=-15, fontSize=12, fontWeight="bold").encode(x="middle:Q", text="label:N")
    return alt.layer(bar, dot, text)


def victories(standing: Standing) -> str:
    """Shares of victories with their intervals beside the fair share."""
    rows = [
        {"bot": name, "low": it.low, "high": it.high, "middle": it.share, "label": percent(it.share)}
        for name in standing.names
        for it in [standing.victories[name].estimate]
    ]
    ticks = alt.Axis(format="%", values=[0, 0.2, 0.4, 0.6, 0.8, 1])
    x = alt.X("low:Q", scale=alt.Scale(domain=[-0.06, 1.06], nice=False), axis=ticks, title=None)
    layers = alt.layer(line_at(standing.fair), ranges(rows, standing.names, x))
    return svg(layers.properties(width=WIDTH, height=alt.Step(56)))


def rated(table: dict[str, Rating]) -> str:
    rows = [
        {"bot": name, "low": it.low, "high": it.high, "middle": it.mu, "label": f"{it.mu:.1f} ± {it.sigma:.1f}"}
        for name, it in table.items()
    ]
    x = alt.X("low:Q", scale=alt.Scale(zero=False, nice=True), axis=alt.Axis(tickCount=6), title=None)
    return svg(ranges(rows, list(table), x).properties(width=WIDTH, height=alt.Step(56)))


def course(standing: Standing) -> str:
    """How the shares of victories settled while the games went on."""
    rows = [row for name in standing.names for row in course_rows(standing, name)]
    base = alt.Chart(data(rows)).encode(
        x=alt.X("games:Q", title="games", axis=alt.Axis(grid=False)), color=colour(standing.names, legend=True)
    )
    y = alt.Y("low:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%", tickCount=5), title=None)
    band = base.mark_area(opacity=0.16).encode(y=y, y2="high:Q")
    line = base.mark_line(strokeWidth=2).encode(y="share:Q")
    layers = alt.layer(line_at(standing.fair, "y"), band, line)
    return svg(layers.properties(width=WIDTH, height=230))


def course_rows(standing: Standing, name: str) -> list[Row]:
    """Some of the deals, evenly spread, the last one among them."""
    deals = standing.victories[name].deals
    step = max(1, len(deals) // POINTS)
    ends = sorted({*range(step, len(deals) + 1, step), len(deals)} - {0})
    return [row_of(name, estimate(deals[:end])) for end in ends]


def row_of(name: str, it: Estimate) -> Row:
    return {"bot": name, "games": it.games, "share": it.share, "low": it.low, "high": it.high}


def by_seat(standing: Standing) -> str:
    """Shares of victories in every seat: what the seat is worth, and to whom."""
    rows = [
        {"bot": name, "seat": f"seat {seat + 1}", "share": share}
        for name in standing.names
        for seat in range(standing.seats)
        for share in [seat_share(standing, name, seat)]
        if share is not None
    ]
    bars = alt.Chart(data(rows)).mark_bar(cornerRadiusEnd=3)
    bars = bars.encode(
        x=alt.X("seat:N", title=None, axis=alt.Axis(labelAngle=0, grid=False), scale=alt.Scale(paddingInner=0.25)),
        xOffset=alt.XOffset("bot:N", sort=list(standing.names)),
        y=alt.Y("share:Q", title=None, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%", tickCount=5)),
        color=colour(standing.names, legend=True),
    )
    return svg(alt.layer(bars, line_at(standing.fair, "y")).properties(width=WIDTH, height=230))


def seat_share(standing: Standing, name: str, seat: int) -> float | None:
    shares = [result.share(seat) for result in standing.games if result.is_finished and seat in seats_of(result, name)]
    return sum(shares) / len(shares) if shares else None


def scores(standing: Standing) -> str:
    """The points of every bot: median, quartiles, and the ends of the bulk."""
    rows = [
        {"bot": name, "points": result.totals[seat]}
        for name in standing.names
        for result in standing.games
        if result.is_finished
        for seat in seats_of(result, name)
    ]
    boxes = alt.Chart(data(rows)).mark_boxplot(
        size=26,
        median={"color": "white", "strokeWidth": 2},
        rule={"strokeWidth": 2, "opacity": 0.5},
        outliers={"size": 14, "opacity": 0.5},
    )
    boxes = boxes.encode(
        y=bots_axis(standing.names),
        x=alt.X("points:Q", title="points", scale=alt.Scale(zero=False), axis=alt.Axis(tickCount=6)),
        color=colour(standing.names),
    )
    return svg(boxes.properties(width=WIDTH, height=alt.Step(56)))


def duels(standing: Standing) -> str:
    """How often the bot of a row came out ahead of the bot of a column."""
    rows = []
    for (one, other), tally in standing.pairs.items():
        share = tally.estimate.share
        rows.append({"bot": one, "rival": other, "share": share, "label": percent(share)})
        rows.append({"bot": other, "rival": one, "share": 1 - share, "label": percent(1 - share)})
    names = list(standing.names)
    base = alt.Chart(data(rows)).encode(
        x=alt.X("rival:N", sort=names, title="against", axis=alt.Axis(labelAngle=0, orient="top", grid=False)),
        y=bots_axis(names),
    )
    shade = alt.Scale(domain=[0, 0.5, 1], range=["#2f6f73", "#f3eee4", "#b3541e"])
    cells = base.mark_rect(cornerRadius=4, stroke="white", strokeWidth=3)
    cells = cells.encode(color=alt.Color("share:Q", scale=shade, legend=None))
    white = "abs(datum.share - 0.5) > 0.28"
    figures = base.mark_text(fontSize=14, fontWeight="bold").encode(
        text="label:N", color=alt.condition(white, alt.value("white"), alt.value(INK))
    )
    size = min(90, WIDTH // len(names))
    return svg(alt.layer(cells, figures).properties(width=alt.Step(size), height=alt.Step(52)))


def percent(share: float) -> str:
    return f"{100 * share:.1f}\N{NO-BREAK SPACE}%"
