"""A strategy of one side written as a rule: for every position of that side the moves it allows.

    v1, v2, v3             moves in the order in which they are tried: the first that is legal; so are lines, or ";"
    3x 1 | 4x 2            "|": any of these; "3x": only while the side has made that move fewer than three times
    after 1: v1, v2, v3    only if the opponent's last move was this one
    any                    every legal move
    {a1 b1 a2 b2}          every move within these names
    same 2x2               a move in the block of the opponent's last move; or same {a1 b1} {c1 d1}: in one of these
    swap a1 c3  b1 b3      the opponent's last move with these names exchanged; on a board also half-turn, left-right,
                           up-down

The first set with a legal move decides; the side may then make any move in it. Moves are written as in the game.
resources/help/en/strategies.md has examples.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from tiling_gui.core.board import square_name
from tiling_gui.core.game import Move, Side
from tiling_gui.core.tiled import TiledPosition
from tiling_gui.errors import InputError, input_error

LONGEST = 10_000
"""Maximum length of a rule, in characters."""
_NAME = re.compile(r"[^\s–→=+-]+")
"""A name in a written move: a square, a vertex, a number, a variable."""
_COUNTED = re.compile(r"([1-9][0-9]{0,3})\s?[x×]\s+(.+)", re.DOTALL)
_BLOCK = re.compile(r"\{([^{}]*)\}")
_SHOWN = 32
"""Characters of a rule in the name of a player."""
REFLECTIONS = ("half-turn", "left-right", "up-down")


@dataclass(frozen=True)
class Memory:
    """What a rule needs to know of the moves made so far."""

    made: tuple[int, ...] = ()
    """How often the side made each of the counted moves."""
    before: Any = None
    """The position before the opponent's move just made; None if none was just made."""
    last: Move | None = None
    """That move."""

    @property
    def written(self) -> str:
        """The opponent's move just made; "" for none."""
        return "" if self.before is None else str(self.before.write(self.last))


@dataclass(frozen=True)
class Term:
    """Some moves, such as "any", "b2-c2", "3x 1" or "same 2x2"."""

    text: str
    most: int | None = None
    """How often the side may make such a move; None for as often as it likes."""
    moves: str = ""
    """A move in the game's notation; "" for any, or for those within blocks or exchanged."""
    blocks: tuple[frozenset[str], ...] = ()
    """Names: the move is within one of these."""
    answers: bool = False
    """Whether that is the block of the opponent's last move."""
    exchanged: tuple[tuple[str, str], ...] = ()
    """The move is the opponent's last one with each first name in place of the second."""

    def named(self, position: Any, memory: Memory) -> Collection[Move]:
        """The legal moves of `position` that are meant."""
        if self.exchanged:
            images = dict(self.exchanged)
            return _read(position, _NAME.sub(lambda name: images.get(name[0], name[0]), memory.written))
        if self.blocks:
            met = _names(memory.written)
            wanted = [block for block in self.blocks if not self.answers or (met and met <= block)]
            moves = position.moves() if wanted else ()
            return [move for move in moves if any(_names(position.write(move)) <= block for block in wanted)]
        return _read(position, self.moves) if self.moves else position.moves()


@lru_cache(maxsize=4096)  # the same moves are met again in every position
def _names(written: str) -> frozenset[str]:
    return frozenset(_NAME.findall(written))


def _read(position: Any, text: str) -> Collection[Move]:
    try:
        return (position.read(text),) if text else ()
    except InputError:  # no move, or not legal here
        return ()


@dataclass(frozen=True)
class Choice:
    """Terms of which any may be chosen, under a condition."""

    terms: tuple[int, ...]
    after: Term | None = None
    """The opponent's move just made; None for any position."""


def shortened(rule: str) -> str:
    """The rule on one line, cut off if it is long."""
    line = " ".join(rule.split())
    return line if len(line) <= _SHOWN else f"{line[: _SHOWN - 1].rstrip()}…"


class StrategyRule:
    """A rule for one side of a game. Raises InputError, with the line, for what is none."""

    def __init__(self, text: str, start: Any) -> None:
        """`start` is where the game begins; only its board is used."""
        if len(text) > LONGEST:
            raise input_error("A strategy has at most {most} characters.", most=LONGEST)
        self._start = start
        self.terms: list[Term] = []
        self._choices: list[Choice] = []
        lines = [line.strip() for line in re.split(r"[\n;]", text.lstrip("\ufeff"))]
        self.lines = tuple(line for line in lines if line and line != "#" and not line.startswith("# "))
        for line in self.lines:
            try:
                self._add(line)
            except InputError as error:
                raise input_error("In the strategy’s line {line!r}: {error}", line=line[:60], error=error) from error
        if not self._choices:
            raise input_error("A strategy has at least one line, such as any.")

    def __repr__(self) -> str:
        return f"<StrategyRule {self.text}>"

    @property
    def text(self) -> str:
        """The rule on one line."""
        return "; ".join(self.lines)

    def _add(self, line: str) -> None:
        condition = re.match(r"after\s([^:]*):(.*)", line, re.DOTALL)
        after = self._term(condition[1]) if condition else None
        if after is not None and (after.answers or after.exchanged or after.most is not None):
            raise input_error("After comes a move of the opponent, such as after b2-c2: any.")
        for alternatives in (condition[2] if condition else line).split(","):
            found = [self._term(part) for part in alternatives.split("|")]
            self._choices.append(Choice(tuple(range(len(self.terms), len(self.terms) + len(found))), after))
            self.terms += found

    def _term(self, text: str) -> Term:
        text = " ".join(text.split())
        if found := _COUNTED.fullmatch(text):
            inner = self._term(found[2])
            return Term(text, int(found[1]), inner.moves, inner.blocks, inner.answers, inner.exchanged)
        word, _, rest = text.partition(" ")
        if not text:
            raise input_error("A move is missing; moves are separated by a comma or by |.")
        if text == "any":
            return Term(text)
        if text in REFLECTIONS:
            return Term(text, exchanged=tuple(self._reflected(text)))
        if word == "swap":
            names = rest.split()
            if len(names) < 2 or len(names) % 2:
                raise input_error("After swap come pairs of names, such as swap a1 c3  b1 b3.")
            if len(set(names)) < len(names):
                raise input_error("After swap every name comes once.")
            pairs = list(zip(names[::2], names[1::2], strict=True))
            return Term(text, exchanged=(*pairs, *((b, a) for a, b in pairs)))
        if word == "same" or text.startswith("{"):
            return Term(text, blocks=tuple(self._blocks(rest if word == "same" else text)), answers=word == "same")
        return Term(text, moves=text)

    def _blocks(self, text: str) -> Iterator[frozenset[str]]:
        if size := re.fullmatch(r"([1-9][0-9]?)\s?[x×]\s?([1-9][0-9]?)", text):
            rows, columns = self._board(text)
            high, wide = int(size[1]), int(size[2])
            for top in range(0, rows, high):
                for left in range(0, columns, wide):
                    inside = [(r, c) for r in range(top, top + high) for c in range(left, left + wide)]
                    yield frozenset(map(square_name, inside))
            return
        if not _BLOCK.search(text) or _BLOCK.sub("", text).strip():
            raise input_error("Names are written like {some}; on a board, same 2x2 has blocks.", some="{a1 b1 a2 b2}")
        for names in _BLOCK.findall(text):
            yield _names(names)

    def _board(self, word: str) -> tuple[int, int]:
        if not isinstance(self._start, TiledPosition):
            raise input_error("{word} is for boards of squares; name the moves instead.", word=word)
        return self._start.board.rows, self._start.board.columns

    def _reflected(self, word: str) -> Iterator[tuple[str, str]]:
        rows, columns = self._board(word)
        for row in range(rows):
            for column in range(columns):
                there = (
                    row if word == "left-right" else rows - 1 - row,
                    column if word == "up-down" else columns - 1 - column,
                )
                yield square_name((row, column)), square_name(there)

    # Following it -------------------------------------------------------------------------------------------------

    @cached_property
    def _counted(self) -> list[int]:
        return [index for index, term in enumerate(self.terms) if term.most is not None]

    @property
    def beginning(self) -> Memory:
        return Memory((0,) * len(self._counted))

    def allowed(self, position: Any, memory: Memory, used: dict[int, bool] | None = None) -> Sequence[Move]:
        """The legal moves that the rule allows its side, in the game's order; () if there is none.

        `used` notes for every term whose turn it was, by its number, whether it ever named a legal move.
        """
        spent = {i for i, made in zip(self._counted, memory.made, strict=True) if made >= (self.terms[i].most or 0)}
        for choice in self._choices:
            if choice.after is not None and (
                memory.before is None or memory.last not in choice.after.named(memory.before, Memory())
            ):
                continue
            named = {i: set(self.terms[i].named(position, memory)) for i in choice.terms if i not in spent}
            if used is not None:
                used.update((i, used.get(i, False) or bool(moves)) for i, moves in named.items())
            found = set[Move]().union(*named.values())
            if found:
                return [move for move in position.moves() if move in found]
        return ()

    def following(self, memory: Memory, position: Any, move: Move, side: Side) -> Memory:
        """The memory after a move of `position`, `side` being that of the rule."""
        if position.to_move != side:
            return Memory(memory.made, position, move)
        meant = [move in self.terms[i].named(position, memory) for i in self._counted]
        return Memory(tuple(made + more for made, more in zip(memory.made, meant, strict=True)))

    def remembered(self, start: Any, moves: Sequence[Move], side: Side, memory: Memory | None = None) -> Memory:
        """The memory after `moves` from `start`, where it is `memory`, by default that of the beginning."""
        memory, position = memory or self.beginning, start
        for move in moves:
            memory = self.following(memory, position, move, side)
            position = position.play(move)
        return memory
