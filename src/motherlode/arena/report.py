"""The report of a tournament: one HTML file that needs nothing else, with the pictures inside."""

import shlex
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from motherlode import __version__, registry
from motherlode.arena import charts
from motherlode.arena.charts import percent
from motherlode.arena.intervals import Estimate
from motherlode.arena.plan import Plan
from motherlode.arena.ratings import Rating
from motherlode.arena.sequential import ERROR, MARGIN
from motherlode.arena.standing import Standing
from motherlode.kernel.option import spelled


def write_report(plan: Plan, standing: Standing, table: dict[str, Rating], file: Path) -> None:
    file.write_text(report(plan, standing, table), encoding="utf-8")


def report(plan: Plan, standing: Standing, table: dict[str, Rating]) -> str:
    page = Template(files("motherlode.arena").joinpath("report.html").read_text(encoding="utf-8"))
    info = registry.game(plan.game).info
    return page.substitute(
        title=escape(f"{info.title}: {' · '.join(standing.names)}"),
        game=escape(info.title),
        bots=" <i>against</i> ".join(escape(name) for name in standing.names),
        answers="".join(f"<li>{answer}</li>" for answer in answers(standing)),
        tiles="".join(tiles(plan, standing)),
        bot_rows="".join(bot_rows(standing, table)),
        pair_rows="".join(pair_rows(standing)),
        fair=percent(standing.fair),
        figures="".join(figures(standing, table)),
        conditions=conditions(plan, standing),
        command=escape(command(plan, standing)),
    )


def answers(standing: Standing) -> list[str]:
    """What the games say, in sentences."""
    found = [bar_answer(standing)] if standing.bar is not None else []
    if standing.seats > 2:
        found += [victories_answer(standing, name) for name in standing.names]
    return found + [pair_answer(standing, one, other) for one, other in standing.pairs]


def victories_answer(standing: Standing, name: str) -> str:
    """With several rivals first places tell more than who came out ahead of whom."""
    it = standing.victories[name].estimate
    times = f"{it.share / standing.fair:.2f} times"
    return f"{strong(name)} took {interval(it)} of the victories a seat, {times} its fair share."


def bar_answer(standing: Standing) -> str:
    name, bar = strong(standing.names[0]), percent(standing.bar or 0)
    said = {"above": f"clearly takes more than {bar}", "below": f"clearly takes less than {bar}"}
    answer = said.get(standing.bar_verdict(), f"may take more or less than {bar}")
    return f"{name} {answer} of the victories: {interval(standing.victories[standing.names[0]].estimate)}."


def pair_answer(standing: Standing, one: str, other: str) -> str:
    it, said = standing.pairs[one, other].estimate, standing.verdict(one, other)
    if said == "above":
        return f"{strong(one)} is clearly stronger than {strong(other)}: ahead in {interval(it)} of {it.games} games."
    if said == "below":
        turned = Estimate(it.games, 1 - it.share, 1 - it.high, 1 - it.low)
        return (
            f"{strong(other)} is clearly stronger than {strong(one)}: ahead in {interval(turned)} of {it.games} games."
        )
    ahead = f"{strong(one)} came out ahead of {strong(other)} in {interval(it)} of {it.games} games"
    return f"{ahead}; that does not settle which is stronger."


def strong(name: str) -> str:
    return f"<b>{escape(name)}</b>"


def interval(it: Estimate) -> str:
    return f"{percent(it.share)} <small>({100 * it.low:.1f} to {100 * it.high:.1f})</small>"


def tiles(plan: Plan, standing: Standing) -> list[str]:
    finished = len(standing.games) - standing.unfinished
    decisions = sum(result.decisions for result in standing.games)
    values = [
        (f"{len(standing.games):,}", "games"),
        (str(plan.seats), "seats"),
        (f"{len(standing.games) // len(plan.first_deal):,}", "deals in all rotations"),
        (f"{decisions / max(1, len(standing.games)):.0f}", "decisions a game"),
    ]
    if finished < len(standing.games):
        values.append((str(standing.unfinished), "games without an end"))
    return [f"<div><strong>{value}</strong><span>{words}</span></div>" for value, words in values]


def bot_rows(standing: Standing, table: dict[str, Rating]) -> list[str]:
    return [bot_row(standing, name, table[name]) for name in standing.names]


def bot_row(standing: Standing, name: str, rating: Rating) -> str:
    seconds = standing.seconds_per_choice(name)
    return cells(
        strong(name),
        interval(standing.victories[name].estimate),
        f"{rating.mu:.1f} <small>± {rating.sigma:.1f}</small>",
        f"{standing.mean_score(name):.1f}",
        f"{standing.mean_rank(name):.2f}",
        f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s",
    )


def pair_rows(standing: Standing) -> list[str]:
    words = {"above": "stronger", "below": "weaker", "": "open"}
    rows = []
    for (one, other), tally in standing.pairs.items():
        it, said = tally.estimate, standing.verdict(one, other)
        badge = f'<span class="{words[said]}">{words[said]}</span>'
        rows.append(cells(strong(one), escape(other), str(it.games), interval(it), badge))
    return rows


def cells(*texts: str) -> str:
    return "<tr>" + "".join(f"<td>{text}</td>" for text in texts) + "</tr>"


def figures(standing: Standing, table: dict[str, Rating]) -> list[str]:
    seen = "How often the bot on the left came out ahead of the one above."
    shown = [
        figure("Victories", "Share of first places a seat, shared ones divided.", charts.victories(standing)),
        figure("Ratings", "openskill (Plackett-Luce), with what holds 95 %.", charts.rated(table)),
        figure("How it settled", "The share of victories while the games went on.", charts.course(standing)),
        figure("By seat", "The share of victories in every seat.", charts.by_seat(standing)),
        figure("Points", "Median, quartiles, and what lies far from them.", charts.scores(standing)),
    ]
    if len(standing.names) > 2:
        shown.insert(2, figure("Who beats whom", seen, charts.duels(standing)))
        shown.insert(3, shown.pop())
    return shown


def figure(title: str, words: str, picture: str) -> str:
    return f"<figure><figcaption><h3>{title}</h3><p>{words}</p></figcaption>{picture}</figure>"


def conditions(plan: Plan, standing: Standing) -> str:
    chosen = ", ".join(f"{name} = {spelled(value)}" for name, value in plan.options) or "all at their defaults"
    box = "a corrected components file" if plan.components else "the box as it is"
    return escape(
        f"Seed {plan.seed}; options: {chosen}; {box}. The run ended when {end_of(standing)}. "
        f"A sequential test asks after every deal; {100 * MARGIN:.0f} points from the bar "
        f"it errs in {100 * ERROR:.1f} % of the runs either way. Motherlode {__version__}."
    )


def end_of(standing: Standing) -> str:
    if standing.is_late:
        return "its time was up"
    return "the answer was clear" if standing.is_clear() and not standing.is_full else "all games were played"


def command(plan: Plan, standing: Standing) -> str:
    """The line that gives the same games again, however long they take."""
    games = len(standing.games) if standing.is_late else plan.games
    words = ["motherlode", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--seats", str(plan.seats), "--games", str(games), "--seed", str(plan.seed)]
    words += repeated("--option", [f"{name}={spelled(value)}" for name, value in plan.options])
    if plan.components is not None:
        words += ["--components", plan.components.name]
    if standing.bar is not None:
        words += ["--bar", f"{standing.bar:g}"]
    if standing.is_full:
        words.append("--full")
    return shlex.join(words)


def repeated(flag: str, values: Sequence[str]) -> list[str]:
    return [word for value in values for word in (flag, value)]
