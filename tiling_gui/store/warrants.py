"""Why a value, a bound or an estimate holds, in words: who proved it, when, at what cost, by which theorem or file.

A warrant has the grounds that are needed for the bounds, the strongest first.
"""

import shlex
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core import catalogue, shipped_files
from tiling_gui.core.game import Value
from tiling_gui.core.results import Bounded
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr
from tiling_gui.records.known import UNKNOWN, Bounds
from tiling_gui.store.grounds import Ground, Kind, Proofs, grounds


@dataclass(frozen=True)
class Warrant(Bounded):
    """All bounds known for a position, and their grounds."""

    position: Any
    lower: Value | None
    upper: Value | None
    grounds: tuple[Ground, ...]
    prove: str = ""
    """A command that proves it from scratch; "" for a position that cannot be given on the command line."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"grounds": [ground.to_json() for ground in self.grounds]}
        return data | ({"prove": self.prove} if self.prove else {})


def warrant(
    position: Any, proofs: Proofs | None = None, shown: Bounds | None = None, estimate: tuple[float, str] | None = None
) -> Warrant:
    """The grounds for the bounds on the final value of `position`, from `proofs` and from shipped data.

    `shown` are bounds on display; if no ground supports them they rest on the current game. `estimate` is a number and
    who estimated it. Raises StoreError.
    """
    found = list(grounds(position, proofs))
    best = UNKNOWN
    for ground in found:
        best = best.intersected(ground)
    if hasattr(position, "grundy_parts") and not position.is_over and best.value is not None:
        by = tr("the nim-sum of its parts (Sprague and Grundy)")
        found.append(Ground(Kind.THEOREM, best.lower, best.upper, by=by))
    if shown is not None:
        best = best.intersected(shown)
        if shown.any and not _has_grounds(best, found):
            found.append(Ground(Kind.GAME, shown.lower, shown.upper))
    theorems = [ground for ground in found if ground.kind in (Kind.THEOREM, Kind.CERTIFICATE)]
    if isinstance(position, DominoPosition) and best.value is not None and _has_grounds(best, theorems):
        found = [ground for ground in found if ground.kind is not Kind.SEARCH]  # it only looked for a line of play
    needed = [_with_digest(ground) for ground in _needed(found, best)]
    if estimate is not None and best.lower != best.upper:
        needed.append(Ground(Kind.ESTIMATE, by=estimate[1], estimate=estimate[0]))
    return Warrant(position, best.lower, best.upper, tuple(needed), _command(position))


def _with_digest(ground: Ground) -> Ground:
    """The ground with the digest of its shipped file; a file of the repository, or one that was changed, has none."""
    text = shipped_files.read(ground.file) if ground.file and not ground.file.startswith("research/") else None
    return ground if text is None else replace(ground, digest=shipped_files.digest(text))


def _needed(grounds: list[Ground], best: Bounds) -> list[Ground]:
    """The grounds that give both bounds, one of each kind; if there are none, the first for each bound."""
    below = [ground for ground in grounds if ground.lower is not None and ground.lower == best.lower]
    above = [ground for ground in grounds if ground.upper is not None and ground.upper == best.upper]
    both = [ground for ground in below if ground in above]
    once = {ground.kind: ground for ground in reversed(both)}
    if not both:
        return list(dict.fromkeys([*below[:1], *above[:1]]))
    return [ground for ground in both if ground is once[ground.kind]]


def _has_grounds(best: Bounds, grounds: list[Ground]) -> bool:
    lower = best.lower is None or any(ground.lower == best.lower for ground in grounds)
    return lower and (best.upper is None or any(ground.upper == best.upper for ground in grounds))


def _command(position: Any) -> str:
    """The command that solves a starting position from scratch; "" for another."""
    text = catalogue.written_position(position).removeprefix(f"{catalogue.DEFAULT}:")
    is_default = position.to_move is catalogue.game_of_position(position).sides[0]
    options = "" if is_default else f" --first {str(position.to_move).lower()}"
    return f"tiling-gui solve {shlex.quote(text)}{options} --fresh --no-store" if text else ""


# In words ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NumberFormats:
    """Functions that format numbers, times and values."""

    count: Callable[[int], str] = "{:,}".format
    time: Callable[[float], str] = "{:.2f} s".format
    moment: Callable[[str], str] = str
    value: Callable[[Value], str] = str


def sentences(found: Warrant, written: NumberFormats | None = None) -> list[str]:
    how = written or NumberFormats()
    if not found.grounds:
        return [tr("Nothing is proved about this position yet.")]
    said = [_sentence(ground, found, how) for ground in found.grounds]
    if any(ground.symmetric for ground in found.grounds):
        said.append(
            tr("It holds for every position that is the same when its components are rotated, reflected or moved.")
        )
    return said


def _sentence(ground: Ground, found: Warrant, how: NumberFormats) -> str:
    if ground.kind is Kind.ESTIMATE:
        assert ground.estimate is not None
        return tr("≈{value} is an estimate, not proved: {by}.", value=f"{ground.estimate:.1f}", by=ground.by)
    said = {
        "claim": _claim(ground, found, how),
        "by": ground.by,
        "file": ground.file,
    }
    sentence = {
        Kind.OVER: tr("{claim}: the game is over, and this is its count.", **said),
        Kind.SEARCH: tr("{claim}: proved by a search on this computer.", **said),
        Kind.SHIPPED: tr("{claim}: proved by a search, and shipped with the program in {file}.", **said)
        if not ground.file.startswith("research/")
        else tr("{claim}: proved by a search; its rows are in {file}.", **said),
        Kind.CERTIFICATE: tr("{claim}: by a certificate for {by} (Theorem 16), without a search.", **said),
        Kind.THEOREM: tr("{claim}: by {by}, without a search.", **said),
        Kind.GAME: tr("{claim}: it follows from the searches in this game.", **said),
    }[ground.kind]
    cost = ""
    if ground.positions and ground.positions > 1 and ground.seconds is not None:
        took = {"count": how.count(ground.positions), "time": how.time(ground.seconds)}
        cost = tr("It took {count} positions and {time}.", **took)
        if ground.kind is Kind.SHIPPED:  # by the version of that time
            cost = tr("When it was proved, that took {count} positions and {time}.", **took)
    if ground.when:
        cost = " ".join(filter(None, (f"{how.moment(ground.when)}.", cost)))
    return " ".join(filter(None, (sentence, cost)))


def _claim(ground: Ground, found: Warrant, how: NumberFormats) -> str:
    """The part of the ground that the warrant uses: "29", "At least 28", "At most 30"."""
    low = ground.lower is not None and ground.lower == found.lower
    high = ground.upper is not None and ground.upper == found.upper
    if low and high and ground.lower == ground.upper:
        return how.value(ground.lower)  # type: ignore[arg-type]
    if low and high:
        return tr("{low} to {high}", low=how.value(ground.lower), high=how.value(ground.upper))  # type: ignore[arg-type]
    if low:
        return tr("At least {value}", value=how.value(ground.lower))  # type: ignore[arg-type]
    return tr("At most {value}", value=how.value(ground.upper))  # type: ignore[arg-type]
