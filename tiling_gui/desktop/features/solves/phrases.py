"""Texts about campaigns: states, questions of the tree, imports and buttons."""

from typing import Any

from tiling_gui.campaigns.file import Imported
from tiling_gui.campaigns.summary import AT_WORK, NO, OPEN, YES, TopQuestion
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.game import Value
from tiling_gui.engine.position_keys import squares_of_key
from tiling_gui.language import mark, plural, tr
from tiling_gui.store.sources import Source

HERE = "here"
"""The state of a campaign or solve running in this window."""

STATES = {
    HERE: mark("running here"),
    "running": mark("running elsewhere"),
    "stopping": mark("stopping"),
    "interrupted": mark("interrupted"),
    "paused": mark("paused"),
    "stopped": mark("stopped"),
    "solved": mark("solved"),
}
"""The names of the states of campaigns and plain solves."""

STATE_TIPS = {
    HERE: mark("This program is working on it."),
    "running": mark("Another window or process is working on it."),
    "stopping": mark("The process working on it was asked to stop."),
    "interrupted": mark("The process working on it has ended; what it proved is saved."),
    "paused": mark("Nothing is working on it; it continues from what is proved."),
    "stopped": mark("It was cancelled; it continues from what is proved."),
    "solved": mark("The value is exact."),
}

ANSWERS = {YES: mark("yes"), NO: mark("no"), OPEN: mark("open"), AT_WORK: mark("running")}
"""Short names of the states of a question."""

PRIMARY = {
    HERE: (mark("Pause"), mark("Stops the work; all proved rows are saved")),
    "running": (
        mark("Ask to stop"),
        mark("The process working on it stops within a second or two and saves everything"),
    ),
    "stopping": (mark("Ask to stop"), mark("It was asked to stop")),
    "interrupted": (mark("Continue"), mark("Continues from what is proved")),
    "paused": (mark("Continue"), mark("Continues from what is proved")),
    "stopped": (mark("Continue"), mark("Continues from what is proved")),
    "solved": (mark("Continue"), mark("It is solved; there is nothing left to do")),
}
"""Text and tool tip of the main button, by the state of the selected row."""
_TOP = {
    YES: mark("Can MAX force {k} or more? Proved: yes."),
    NO: mark("Can MAX force {k} or more? Proved: no."),
    OPEN: mark("Can MAX force {k} or more? Open, yes ≈ {percent} %."),
    AT_WORK: mark("Can MAX force {k} or more? Running, yes ≈ {percent} %."),
}
_BELOW = {
    YES: mark("{side} to move, {squares} squares: can MAX force {k} more? Proved: yes."),
    NO: mark("{side} to move, {squares} squares: can MAX force {k} more? Proved: no."),
    OPEN: mark("{side} to move, {squares} squares: can MAX force {k} more? Open, yes ≈ {percent} %."),
    AT_WORK: mark("{side} to move, {squares} squares: can MAX force {k} more? Running, yes ≈ {percent} %."),
}


def question(shown: TopQuestion, *, at_top: bool) -> str:
    """The sentence about a question of the tree."""
    sentence = (_TOP if at_top else _BELOW)[shown.state]
    return tr(
        sentence, k=shown.k, percent=round(100 * shown.likely), side=shown.to_move, squares=squares_of_key(shown.key)
    )


def below(shown: TopQuestion) -> str:
    """How many questions are directly below this one; "" for none."""
    count = len(shown.below) + shown.hidden
    if not count:
        return ""
    every = plural("%n questions directly below", "%n question directly below", count)
    return tr("{every}, {some} shown.", every=every, some=len(shown.below))


def rest(count: int) -> str:
    """The sentence about the tile that stands for hidden questions."""
    return plural("%n more questions, not started or too many to show.", "%n more question, not shown.", count)


def imported(found: Imported) -> str:
    """The result of an import: rows read, the check of a sample, and the source on which unproved results rest."""
    new = plural("%n of them new", "%n of them new", found.new)
    said = plural("%n rows read, {new}.", "%n row read, {new}.", found.rows, new=new)
    rests = tr("Results that rest on the other rows are marked: {source}.", source=found.source) if found.source else ""
    return " ".join(filter(None, (said, found.checked.sentence if found.checked else "", rests)))


def amount(source: Source) -> str:
    """How much came from a source."""
    rows = plural("%n rows", "%n row", source.facts)
    results = plural("%n results", "%n result", source.solves)
    return tr("{rows} and {results} from {source}", rows=rows, results=results, source=source.name)


def subject(position: Any, value: Value | None) -> str:
    """The position a campaign would solve, with its value if that is known; "" for None."""
    if position is None:
        return ""
    what = title(position)
    return tr("for {what}", what=what) if value is None else tr("{what}: {value}, exact", what=what, value=value)


def title(position: Any) -> str:
    """The title of the game that would start at a position."""
    kind = game_of_position(position)
    return kind.title(kind.as_start(position))


def start_tip(position: Any) -> str:
    """The tool tip of Start a campaign: what it does, or why it is not possible."""
    if position is None:
        return tr("Campaigns are for the tiling game.")
    return tr(
        "Solves {what} in small jobs whose answers are saved at once; it can be paused, resumed and "
        "moved to other machines.",
        what=title(position),
    )
