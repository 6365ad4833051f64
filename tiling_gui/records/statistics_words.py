"""The statistics of a person's games as sentences and rows of text, for the window and the command line."""

from fractions import Fraction

from tiling_gui.language import decimal, tr
from tiling_gui.players.player import player_words
from tiling_gui.records.record import shown_board
from tiling_gui.records.statistics import RATED_GAME, Statistics, Tally, phase_words

Rows = list[list[str]]
_VAGUE = 600
"""Rating points; if the confidence interval is wider, there are too few games for a rating."""
NOTHING = "–"


def mean(value: Fraction | None) -> str:
    return NOTHING if value is None else decimal(float(value), 2)


def opponent_words(spec: str) -> str:
    if not spec:
        return tr("Yourself")
    return tr("Another person") if spec == "human" else player_words(spec)


def overview(found: Statistics) -> tuple[list[str], Rows]:
    """(heads, rows): all games, then by opponent, board and side."""
    heads = [
        "",
        tr("Games"),
        tr("Won"),
        tr("Drawn"),
        tr("Lost"),
        tr("Moves judged"),
        tr("Mistakes"),
        tr("Mean cost"),
    ]
    rows = [_tally(tr("All games"), found.total)]
    for spec, row in found.opponents.items():
        rows.append(_tally(tr("Against: {player}", player=opponent_words(spec)), row))
    for board, row in found.boards.items():
        rows.append(_tally(tr("Board: {board}", board=shown_board(found.game, board)), row))
    for side, row in found.sides.items():
        rows.append(_tally(tr("As {side}", side=side) if side else tr("As both sides"), row))
    return heads, rows


def _tally(name: str, row: Tally) -> list[str]:
    numbers = (row.games, row.won, row.drawn, row.lost)
    judged = tr("{done} of {total}", done=row.judged, total=row.moves)
    return [name, *map(str, numbers), judged, str(row.mistakes), mean(row.mean_cost)]


def phases(found: Statistics) -> tuple[list[str], Rows]:
    heads = [tr("Phase"), tr("Moves judged"), tr("Mistakes"), tr("Mean cost")]
    return heads, [
        [phase_words(name), str(row.judged), str(row.mistakes), mean(row.mean_cost)]
        for name, row in found.phases.items()
    ]


def sentences(found: Statistics) -> list[str]:
    """What is not in the tables: the first mistake on average, and the rating."""
    total = found.total
    if not total.games:
        return [tr("This person has no finished games of this kind.")]
    said = []
    some, none, first = found.first_mistakes
    if first is not None:
        said.append(
            tr(
                "The first mistake is at move {number} on average; {none} of {games} reviewed games have none.",
                number=decimal(float(first)),
                none=none,
                games=some + none,
            )
        )
    if found.ratings:
        last = found.ratings[-1][1]
        if last.high - last.low > _VAGUE:
            said.append(tr("Too few games for a rating yet."))
        else:
            said.append(
                tr(
                    "Rating ≈{rating}, 95 % interval {low} to {high}.",
                    rating=f"{last.rating:.0f}",
                    low=f"{last.low:.0f}",
                    high=f"{last.high:.0f}",
                )
            )
    elif found.game != RATED_GAME:
        said.append(tr("There is no rating here: the levels were measured in the tiling game."))
    else:
        said.append(tr("A rating needs games against a level on 25 squares or more whose winner is known."))
    return said
