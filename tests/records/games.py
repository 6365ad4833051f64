"""Random games for the tests of records and store: boards and shapes, moves, variations, notes of every kind."""

import random
import string

from hypothesis import strategies as st

from tiling_gui.core.board import Board
from tiling_gui.core.exact_text import clean
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import GAME, DominoPosition
from tiling_gui.records.record import GameRecord, NamedPlayer, new_record, result_of
from tiling_gui.records.tree import GameTree, Said

YOU = NamedPlayer("human", "You")
VALUES = st.none() | st.integers(-50, 50) | st.fractions(-9, 9, max_denominator=12)
TEXTS = st.text(max_size=30) | st.text(alphabet="{}()[]\\\"'\n\r\t;=~0123. ab–×é≈中🂡\u2028\x00", max_size=30)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
TIMES = st.none() | st.datetimes(timezones=st.timezones() | st.none()).map(lambda t: t.isoformat())


@st.composite
def starts(draw: st.DrawFn) -> DominoPosition:
    """A rectangle or a shape, perhaps with dominoes on it."""
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    squares = (1 << rows * columns) - 1
    if draw(st.booleans()):
        squares &= draw(st.integers(1, squares))
    start = DominoPosition(Board(rows, columns, squares), draw(st.sampled_from([Side.MAX, Side.MIN])))
    first = start.to_move
    for _ in range(draw(st.integers(0, 2))):
        if start.moves():
            start = start.play(draw(st.sampled_from(start.moves())))
    return DominoPosition(start.board, first, start.placed, start.count)


@st.composite
def trees(draw: st.DrawFn) -> GameTree:
    """Random moves with variations and notes, and the cursor anywhere."""
    tree = GameTree(GAME, draw(starts()))
    rng = random.Random(draw(st.integers(0, 2**32)))
    paths = [()]
    for _ in range(draw(st.integers(0, 25))):
        tree = tree.go(paths[-1] if rng.random() < 0.8 else rng.choice(paths))
        if not tree.position.is_over:
            by = YOU if rng.random() < 0.2 else NamedPlayer("lookahead:2") if rng.random() < 0.2 else None
            tree = tree.add(rng.choice(tree.position.moves()), by)
            paths.append(tree.cursor)
    for _ in range(draw(st.integers(0, 4))):
        tree = tree.comment(draw(TEXTS), rng.choice(paths))
        estimate = draw(st.none() | st.floats(-1e6, 1e6))
        said = draw(st.none() | st.builds(Said, VALUES.filter(lambda value: value is not None), VALUES))
        tree = tree.mark(
            draw(st.lists(TEXTS, max_size=2, unique_by=clean)),
            draw(st.lists(TEXTS, max_size=2, unique_by=clean)),
            rng.choice(paths),
        )
        path = rng.choice(paths)
        tree = tree.annotate(draw(VALUES), draw(VALUES), estimate, path)
        tree = tree.with_bounds(tree.at(path).lower, tree.at(path).upper, path, said)
    return tree.go(rng.choice(paths))


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """A record with anything a record can contain."""
    tree = draw(trees())
    players = {side: NamedPlayer(draw(TEXTS), draw(TEXTS)) for side in GAME.sides if draw(st.booleans())}
    return GameRecord(
        tree,
        id=draw(st.text(alphabet=string.ascii_letters + string.digits + "_-", min_size=1, max_size=20)),
        players=players,
        started=draw(TIMES),
        finished=draw(TIMES),
        hints=draw(st.booleans()),
        result=result_of(tree.position, draw(VALUES)) if tree.position.is_over else None,
        extra=draw(st.dictionaries(TEXTS, JSON, max_size=3)),
        played=draw(st.none() | st.sampled_from([tree.cursor, tree.main_line()])),
    )


def played(rows: int = 4, columns: int = 5, seed: int = 1) -> GameRecord:
    """A complete random game."""
    rng = random.Random(seed)
    start = DominoPosition.start(rows, columns)
    record = new_record("domino", start, {Side.MAX: YOU, Side.MIN: NamedPlayer("lookahead:3", "Looks 3")})
    tree = record.tree
    while not tree.position.is_over:
        tree = tree.add(rng.choice(tree.position.moves()))
    return record.with_tree(tree).ended(9)
