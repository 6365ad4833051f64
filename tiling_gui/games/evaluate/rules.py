"""e-Valuate: one player proposes values, the other places each in a variable of an expression.

MAX proposes and MIN places (or the other way round); the value of the filled expression is the value of the game
(Aravamuthan and Ganguly, arXiv 1202.0862, sections 1 to 3). Only valid moves are legal (footnote 1): those after which
the expression can still get a value, that is, without a division by zero and without an undefined power or remainder.
An expression with a power that can grow too large to compute is rejected.
"""

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Game, Side, as_float
from tiling_gui.core.text_game import move_error, set_up_error
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate import notation as text_of
from tiling_gui.games.evaluate.domain import DIGITS, Domain, domain_text, read_domain, read_value
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.normal_form import interchangeable, normal_form
from tiling_gui.games.evaluate.powers import refuse_large_powers
from tiling_gui.games.evaluate.reach import NOTHING, Reach, completable, reach
from tiling_gui.language import mark, tr

EvaluateMove = Fraction | str
"""A proposal is the value, a placement the name of the variable."""


@dataclass(frozen=True, repr=False)
class EvaluatePosition(Displayable):
    """A partly filled expression, the current proposal if there is one, and which side proposes."""

    expression: Expression
    domain: Domain = DIGITS
    """The values that may be proposed, in increasing order."""
    first: Side = Side.MAX
    """The side that proposes; the other one places."""
    filled: tuple[tuple[str, Fraction], ...] = ()
    """Variables and their values, in the order of placement."""
    proposed: Fraction | None = None
    given: int = 0
    """The number of entries of `filled` that belong to the setup; they come first."""

    @classmethod
    def start(cls, text: str, domain: Domain = DIGITS, first: Side = Side.MAX) -> "EvaluatePosition":
        """The game's start with the expression `text`.

        Raises InputError, with the position of the error in the text.
        """
        expression = Expression.parse(text)
        refuse_large_powers(expression, domain, {})
        return cls(expression, domain, first)

    @cached_property
    def values(self) -> dict[str, Fraction]:
        return dict(self.filled)

    @cached_property
    def free(self) -> tuple[str, ...]:
        """The variables without a value, in order of appearance."""
        return tuple(name for name in self.expression.variables if name not in self.values)

    @property
    def to_move(self) -> Side:
        """The proposer, or the other side while a value is to be placed."""
        return self.first if self.proposed is None else self.first.other

    @cached_property
    def _validity(self) -> dict[tuple[str, Fraction], bool]:
        return {}  # a cache, filled on demand

    def _valid(self, name: str, value: Fraction) -> bool:
        """True if the expression can still get a value with `value` in `name`."""
        if not self.expression.partial_nodes:
            return True
        if (name, value) not in self._validity:
            values = {**self.values, name: value}
            self._validity[name, value] = completable(self.expression, self.domain, values)
        return self._validity[name, value]

    @cached_property
    def has_value(self) -> bool:
        """True if some continuation gives the expression a value."""
        if self.proposed is not None:
            return any(self._valid(name, self.proposed) for name in self.free)
        return completable(self.expression, self.domain, self.values)

    @cached_property
    def _moves(self) -> tuple[EvaluateMove, ...]:
        if self.proposed is not None:
            return tuple(name for name in self.free if self._valid(name, self.proposed))
        if not self.has_value:
            return ()
        return tuple(value for value in self.domain if any(self._valid(name, value) for name in self.free))

    def moves(self) -> Sequence[EvaluateMove]:
        """The valid moves: proposals in increasing order, or variables in order of appearance."""
        return self._moves

    @property
    def is_over(self) -> bool:
        """True if every variable is filled, or if the expression cannot get a value."""
        return not self._moves

    def why_not(self, move: EvaluateMove) -> str | None:
        """The reason why `move` is illegal, as a sentence; None if it is legal."""
        if not self.free:
            return tr("The game is over.")
        proposer, putter = self.first, self.first.other
        if self.proposed is None:
            if isinstance(move, str):
                return tr(
                    "{proposer} proposes a value first, before {putter} puts it into {move}.",
                    proposer=proposer,
                    putter=putter,
                    move=move,
                )
            if move not in self.domain:
                return tr(
                    "{move} is not in the domain: it has {domain}.",
                    move=text_of.value_text(move),
                    domain=domain_text(self.domain),
                )
            if move not in self._moves:
                return tr("With {names} the expression cannot have a value.", names=text_of.value_text(move))
            return None
        if not isinstance(move, str):
            return tr(
                "{proposed} is proposed: {putter} puts it into {moves}.",
                proposed=text_of.value_text(self.proposed),
                putter=putter,
                moves=_choice(self._moves),
            )
        if move in self.values:
            return tr("{move} already holds {values}.", move=move, values=text_of.value_text(self.values[move]))
        if move not in self.free:
            return tr(
                "There is no variable {move}: {putter} puts the value into {moves}.",
                move=move,
                putter=putter,
                moves=_choice(self._moves),
            )
        if move not in self._moves:
            shown = f"{move} = {text_of.value_text(self.proposed)}"
            return tr("With {names} the expression cannot have a value.", names=shown)
        return None

    def play(self, move: EvaluateMove) -> "EvaluatePosition":
        self.legal(move)
        if isinstance(move, str):
            assert self.proposed is not None
            filled = (*self.filled, (move, self.proposed))
            return replace(self, filled=filled, proposed=None)
        return replace(self, proposed=Fraction(move))

    def value(self) -> Fraction | None:
        """The value of the expression; None if it cannot get one. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("the game is not over")
        return None if self.free else self.expression.value(self.values)

    @property
    def scored(self) -> int:
        return 0

    def bounds(self) -> Reach:
        """Bounds on the final value, whatever is played; NOTHING if the expression cannot get a value.

        With a proposal to be placed, over the remaining placements. `exact` says whether they are exact or from
        interval arithmetic.
        """
        if self.proposed is None:
            return reach(self.expression, self.domain, self.values)
        after = [
            reach(self.expression, self.domain, {**self.values, name: self.proposed})
            for name in self._moves
            if isinstance(name, str)
        ]
        if not after:
            return NOTHING
        lowers, uppers = [r.lower for r in after], [r.upper for r in after]
        return Reach(
            None if None in lowers else min(x for x in lowers if x is not None),
            None if None in uppers else max(x for x in uppers if x is not None),
            all(r.exact for r in after),
        )

    def key(self) -> Hashable:
        """The side to move, the proposal, the domain, and the normal form of what is left.

        Interchangeable variables are filled in order of appearance by increasing values, so that exchanging them gives
        the same key; beyond that only the normal form counts: 3 + 4 + x and 2 + 5 + x are the same position.
        """
        values: dict[str, Fraction] = {}
        for members in interchangeable(self.expression):
            held = sorted(self.values[name] for name in members if name in self.values)
            values.update(zip(members, held, strict=False))
        left = tuple(name for name in self.expression.variables if name not in values)
        return self.to_move, self.proposed, self.domain, left, normal_form(self.expression.root, values)

    def write(self, move: EvaluateMove) -> str:
        """A proposal as its value, "3"; a placement with its value, "3 → x"."""
        if isinstance(move, str):
            return f"{text_of.value_text(self.proposed)} → {move}" if self.proposed is not None else move
        return text_of.value_text(move)

    def read(self, text: str) -> EvaluateMove:
        """Parse a value ("3", "-1/2", "0.5") or a variable ("x", "3 → x", "3 -> x"). Raises InputError."""
        value, arrow, name = text.replace("->", "→").partition("→")
        if arrow and self.proposed is not None and read_value(value) != self.proposed:
            raise input_error(
                "The proposed value is {proposed}, not {value}.",
                proposed=text_of.value_text(self.proposed),
                value=value.strip(),
            )
        word = (name if arrow else text).strip()
        if word not in self.expression.variables and word.swapcase() in self.expression.variables:
            word = word.swapcase()
        move: EvaluateMove = word if word[:1].isalpha() else read_value(word)
        return self.legal(move)

    def diagram(self) -> str:
        """The partly filled expression, the values of all variables, and the proposal."""
        lines = [self.partial()]
        if self.expression.variables:
            held = {name: text_of.value_text(value) for name, value in self.values.items()}
            lines.append(", ".join(f"{name} = {held.get(name, '·')}" for name in self.expression.variables))
        if self.proposed is not None:
            lines.append(f"{self.first} proposes {text_of.value_text(self.proposed)}")
        return "\n".join(lines)

    def partial(self) -> str:
        """The expression with the placed values: "3/y + 2·y/z − z/3"."""
        return text_of.to_text(self.expression.root, self.values, text_of.TYPOGRAPHIC)

    def set_up(self) -> "EvaluatePosition":
        """The starting position: with the values of the setup and no proposal."""
        return replace(self, filled=self.filled[: self.given], proposed=None)


def _choice(moves: Sequence[EvaluateMove]) -> str:
    names = [str(move) for move in moves]
    return names[0] if len(names) == 1 else tr("{names} or {last}", names=", ".join(names[:-1]), last=names[-1])


# The entry in the catalogue -------------------------------------------------------------------------------------

GALLERY: tuple[tuple[str, str], ...] = (
    (mark("First example"), "x*(y-z)"),
    (mark("Figure 1"), "(10-x)*y"),
    (mark("Table 1, row 1"), "x/y + 2*y/z - z/x"),
    (mark("Table 1, row 2"), "w - y*z/3 + 3*x"),
    (mark("Table 1, row 3"), "v+w+x-y-z"),
    (mark("Table 1, row 4"), "(a+b)/c + (d+e)/f"),
    ("abcd − efgh", "(1000*a+100*b+10*c+d) - (1000*e+100*f+10*g+h)"),
)
"""Names and expressions to start with; the last one is the difference of two four-digit numbers."""


def _parse(text: str, first: Side) -> EvaluatePosition:
    expression, parted, domain = text.partition(";")
    return EvaluatePosition.start(expression, read_domain(domain) if parted else DIGITS, first)


def _typed(start: EvaluatePosition) -> str:
    domain = "" if start.domain == DIGITS else f"; {','.join(map(str, start.domain))}"
    return text_of.to_text(start.expression.root) + domain


def _remark(text: str) -> str:
    return product_remark(Expression.parse(text.partition(";")[0]))


def product_remark(expression: Expression) -> str:
    """A sentence about a variable that may be meant as a product; "" if there is none."""
    name = expression.looks_like_product
    return name and tr("{name} is one variable; a product is written {product}.", name=name, product="*".join(name))


def _to_json(position: EvaluatePosition) -> dict[str, Any]:
    start = position.set_up()
    return {
        "expression": text_of.to_text(start.expression.root),
        "domain": [str(value) for value in start.domain],
        "first": str(start.first),
        "given": {name: str(value) for name, value in start.filled},
    }


def _from_json(setup: Mapping[str, Any]) -> EvaluatePosition:
    text, domain, first = setup.get("expression"), setup.get("domain"), setup.get("first", "MAX")
    given = setup.get("given", {})
    values = domain if isinstance(domain, list) and all(isinstance(value, str) for value in domain) else []
    filled = isinstance(given, dict) and all(isinstance(value, str) for value in given.values())
    if not (isinstance(text, str) and values and first in ("MAX", "MIN") and filled):
        raise set_up_error('{"expression": "x - y", "domain": ["0", "1/2"], "first": "MAX", "given": {"x": "0"}}')
    position = EvaluatePosition(Expression.parse(text), read_domain(",".join(values)), Side(first))
    for name, value in given.items():
        if name not in position.free:
            raise input_error("There is no variable {name!r} in {text}.", name=str(name)[:40], text=text)
        position = replace(position, filled=(*position.filled, (name, read_value(value))), given=position.given + 1)
    refuse_large_powers(position.expression, position.domain, position.values)
    return position


def move_to_json(move: EvaluateMove) -> str:
    """ "3", "-1/2" for a proposal, "x" for a placement."""
    return str(move)


def move_from_json(data: Any) -> EvaluateMove:
    """A move from its text. Raises InputError if it is neither a value nor a name; legality is not checked."""
    if not isinstance(data, str) or not data:
        raise move_error('"3"', data)
    return data if data[0].isalpha() else read_value(data)


def title(position: EvaluatePosition, *, tr: Callable[..., str] = tr) -> str:
    """ "x·(y − z), MAX first", with the domain unless it is the digits."""
    start = position.set_up()
    if start.domain == DIGITS:
        return tr("{what}, {side} first", what=start.partial(), side=start.first)
    return tr(
        "{what}, values {domain}, {side} first",
        what=start.partial(),
        domain=domain_text(start.domain, tr=tr),
        side=start.first,
    )


def turn(position: EvaluatePosition, *, tr: Callable[..., str] = tr) -> str:
    """ "MIN to propose", "MAX to place"."""
    if position.proposed is None:
        return tr("{side} to propose", side=position.to_move)
    return tr("{side} to place", side=position.to_move)


_SAMPLES = 24


def _samples(position: EvaluatePosition, values: Mapping[str, Fraction]) -> list[Fraction]:
    """Values of random completions, with a fixed seed so that they are the same in every process."""
    free = [name for name in position.expression.variables if name not in values]
    source = random.Random(f"{sorted(values.items())}")
    tries = ({**values, **{name: source.choice(position.domain) for name in free}} for _ in range(_SAMPLES))
    found = (position.expression.value(completion) for completion in tries)
    return [value for value in found if value is not None]


def _estimate(position: EvaluatePosition, guess: Callable[[list[Fraction]], Fraction]) -> float | None:
    """The estimate; with a proposal to be placed, that after the placement that looks best. None without a sample."""
    if position.proposed is None:
        found = _samples(position, position.values)
        return as_float(guess(found)) if found else None
    puts = [{**position.values, name: position.proposed} for name in position.moves() if isinstance(name, str)]
    guesses = [as_float(guess(found)) for found in (_samples(position, values) for values in puts) if found]
    best = min if position.first is Side.MAX else max
    return best(guesses, default=None)


def sampled_mean(position: EvaluatePosition) -> float | None:
    """The mean value of 24 seeded random completions."""
    return _estimate(position, lambda found: sum(found, Fraction(0)) / len(found))


def sampled_best(position: EvaluatePosition) -> float | None:
    """The paper's estimate (section 3.1): the proposer's best among 24 seeded random completions."""
    return _estimate(position, max if position.first is Side.MAX else min)


GAME = Game(
    key="evaluate",
    name=mark("e-Valuate"),
    sides=(Side.MAX, Side.MIN),
    parse=_parse,
    typed=_typed,
    to_json=_to_json,
    from_json=_from_json,
    move_to_json=move_to_json,
    move_from_json=move_from_json,
    title=title,
    turn=turn,
    # Earlier versions treated powers that are too large as undefined.
    check_stored=lambda setup: "^" not in str(setup) or _from_json(setup),
    remark=_remark,
    evaluations={"mean": sampled_mean, "paper": sampled_best},
    engine="tiling_gui.games.evaluate.engine:EvaluateEngine",
    tables={"fair": "tiling_gui.games.evaluate.fair_table:run"},
    figure="tiling_gui.games.evaluate.picture:figure",
    places="tiling_gui.games.evaluate.picture:places",
    page="e-valuate",
    example="(10-x)*y",
    reasons="tiling_gui.games.evaluate.reasons:reasons",
    view="tiling_gui.desktop.games.evaluate.view",
    puzzle_boards=("x*y-z", "(w-x)*(y-z)", "w*x-y*z", "w/x-y/z"),
    laboratory="tiling_gui.games.evaluate.search.laboratory",
)
