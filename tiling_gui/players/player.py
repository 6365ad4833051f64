"""The players of every game: lookahead, perfect, random and erring ones.

A player is written as a short text, its *spec*, the same in records, in settings and on the command line:

    human             a person at the window        random             every legal move equally likely
    lookahead:K       looks K moves ahead           perfect[:SECONDS]  exact if time allows, otherwise says so
    mixed:SPEC:RATE   like SPEC, but plays at random in RATE of its moves (0 to 1)
    mixed:SPEC:OPENING,MIDDLE,END   the same with a rate for each phase of the game (`phase`)
    strategy:RULE     a random one of the moves that a rule allows (search/strategy_rule.py)

`lookahead:K:EVALUATION` names one of the game's evaluations; by default the first is used.
`lookahead:K:METHOD` searches with a method of search/methods.py, e.g. `lookahead:2:average:2,2` or `lookahead:3:mtdf`.
"""

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Any, Protocol

from tiling_gui.core import plugins
from tiling_gui.core.game import Game, Move, Value
from tiling_gui.core.limits import Limit, Progress, Report, Run, StopToken, no_report
from tiling_gui.core.results import Analysis
from tiling_gui.errors import input_error
from tiling_gui.language import tr
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.strategy_rule import StrategyRule, shortened

PLAYER_KINDS = ("human", "filled", "adaptive", "random", "lookahead", "perfect", "mixed", "strategy")
"""The words that begin the specs of built-in players."""

STRATEGY = "strategy"
"""Begins the spec of a player that follows a rule."""

PROGRAM = "exec"
"""Begins the spec of an external program (external.py), which only the command line makes."""

PATIENCE = 10.0
"""Seconds a perfect player takes for a move by default."""

VARIETY = 0.5
"""Seconds a perfect player looks for other moves that keep the value, so that it varies its play."""

FALLBACK_DEPTH = 3
"""The plies a perfect player looks ahead if it cannot solve the position."""


@dataclass(frozen=True)
class Choice:
    """A move and what its player knows about it."""

    move: Move
    value: Value | float | None = None
    """The final value the player expects; None if it did not search."""
    exact: bool = False
    """Whether `value` is proved."""
    fallback: str = ""
    """A sentence if the player could not do what its name promises, else ""."""


class Player(Protocol):
    """Chooses a move. Never called for a finished game."""

    @property
    def spec(self) -> str:
        """The text from which `make_player` makes this player."""
        ...

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        """A legal move for the side to move. After a stop it returns at once with the best it has."""
        ...


@dataclass(frozen=True)
class RandomPlayer:
    """Plays every legal move with equal probability."""

    spec: str = "random"

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        return Choice(rng.choice(position.moves()))


@dataclass(frozen=True)
class LookaheadPlayer:
    """Searches `depth` plies beyond each candidate move and evaluates there; breaks ties at random."""

    engine: GameEngine
    depth: int
    evaluation: str | None = None
    seconds: float | None = None

    @property
    def spec(self) -> str:
        """ "lookahead:3", with the evaluation unless it is the game's first."""
        return f"lookahead:{self.depth}" + (f":{self.evaluation}" if self.evaluation else "")

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        """One of the moves that are best at the horizon."""
        run = Run(None, report, stop)
        self.engine.prepare(run)
        thinking = run.part(Limit(seconds=self.seconds))
        seen = self.engine.look_ahead(position, self.depth, thinking, evaluation=self.evaluation)
        short = ""
        if seen.depth < self.depth and not seen.exact:
            short = tr("Looked {depth} ahead instead of {wanted}.", depth=seen.depth, wanted=self.depth)
        return Choice(rng.choice(seen.best), seen.value, seen.exact, short)


@dataclass(frozen=True)
class MethodPlayer:
    """Looks ahead with a search method of the laboratory and the game's first evaluation; plays its first best move."""

    game: Game
    depth: int
    method: str
    seconds: float | None = None

    @property
    def spec(self) -> str:
        """ "lookahead:2:average:2,2"."""
        return f"lookahead:{self.depth}:{self.method}"

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        """The method's move; a random one, with a `fallback`, if it had no time to find one."""
        from tiling_gui.search.methods import search

        evaluation = next(iter(self.game.evaluations.values()))
        limit = Limit(seconds=self.seconds, depth=self.depth + 1)
        found = search(position, self.method, Run(limit, report, stop), evaluation=evaluation)
        if found.move is None:
            return Choice(
                rng.choice(position.moves()), fallback=tr("{method} found no move in time.", method=self.method)
            )
        short = "" if found.complete else tr("{method} did not finish.", method=self.method)
        return Choice(found.move, found.value, found.exact, short)


def best_candidates(seen: Sequence[Move], known: Analysis) -> list[Move]:
    """The best moves of a lookahead that may keep the value; if none, the first move that may."""
    open_moves = [entry.move for entry in known.candidates]
    return [move for move in seen if move in open_moves] or open_moves[:1] or list(seen)


@dataclass(frozen=True)
class PerfectPlayer:
    """Plays a random one of the moves proved to keep the value, if the proof is found in time."""

    engine: GameEngine
    seconds: float = PATIENCE

    @property
    def spec(self) -> str:
        """ "perfect", with the seconds unless they are the default."""
        return "perfect" if self.seconds == PATIENCE else f"perfect:{self.seconds:g}"

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        """A move that keeps the value, or, with a `fallback`, that of a lookahead player."""
        moves = position.moves()
        if len(moves) == 1:
            return Choice(moves[0])
        run, prepared = Run(None, report, stop), False

        def on_progress(progress: Progress) -> None:
            nonlocal prepared
            prepared = prepared or progress.stage == "preparing"
            run.report(progress)

        limit = Limit(seconds=self.seconds)
        solution = self.engine.solve(position, run.part(limit, on_progress))
        if solution.value is None and prepared and not run.is_set:
            # Compiling, which happens once per installation, does not count as the player's time.
            solution = self.engine.solve(position, run.part(limit))
        if solution.value is not None and solution.line:
            keepers = self._keepers(position, solution.value, run)
            return Choice(rng.choice(keepers or [solution.line[0]]), solution.value, True)
        return self._fallback_choice(position, rng, run)

    def _keepers(self, position: Any, value: Value, run: Run) -> list[Move]:
        """The moves proved to keep `value` in a short time, in the game's order.

        If all moves lose, those that make the game last longest.
        """
        keeping = [entry for entry in self._short_analysis(position, run).moves if entry.value == value]
        kept = {entry.move for entry in keeping if entry.is_longest} or {entry.move for entry in keeping}
        return [move for move in position.moves() if move in kept]

    def _short_analysis(self, position: Any, run: Run) -> Analysis:
        """An analysis of the moves in a short time."""
        return self.engine.analyse(position, run.part(Limit(seconds=min(VARIETY, self.seconds)), no_report))

    def _fallback_choice(self, position: Any, rng: random.Random, run: Run) -> Choice:
        """The choice of a lookahead, with a `fallback` that says so."""
        self.engine.prepare(run)
        seen = self.engine.look_ahead(position, FALLBACK_DEPTH, run.part(Limit(seconds=self.seconds)))
        said = {"seconds": f"{self.seconds:g}", "fallback_depth": seen.depth}
        if run.is_set:
            reason = tr("Not solved when it had to move, so it looked {fallback_depth} ahead.", **said)
        else:
            reason = tr("Not solved in {seconds} s, so it looked {fallback_depth} ahead.", **said)
        best = best_candidates(seen.best, self._short_analysis(position, run))
        return Choice(rng.choice(best), seen.value, seen.exact, reason)


@dataclass(frozen=True)
class MixedPlayer:
    """Another player that errs: it plays a share of its moves at random."""

    player: Player
    rates: tuple[Fraction, ...]
    """The share of random moves, or one for each of PHASES."""
    size: int = 0
    """The number of free squares at the start of the game (`free_count`), for phases; unused with one rate."""

    @property
    def spec(self) -> str:
        """ "mixed:lookahead:3:1/5", "mixed:perfect:0,1/4,1/2"."""
        return f"mixed:{self.player.spec}:{','.join(map(str, self.rates))}"

    def rate(self, position: Any) -> Fraction:
        """The share of random moves in the phase of `position`."""
        if len(self.rates) == 1:
            return self.rates[0]
        return self.rates[PHASES.index(phase(free_count(position), self.size))]

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        """The other player's choice, or a random move."""
        if rng.random() < self.rate(position):
            return Choice(rng.choice(position.moves()))
        return self.player.choose(position, rng, report=report, stop=stop)


@dataclass(frozen=True)
class StrategyPlayer:
    """Plays a random one of the moves that a rule allows; needs to be told what was played (`informed`)."""

    rule: StrategyRule
    start: Any
    """Where the game begins."""
    played: tuple[Move, ...] = ()

    @property
    def spec(self) -> str:
        """ "strategy:after b2-c2: b1-c1; any"."""
        return f"{STRATEGY}:{self.rule.text}"

    def choose(
        self, position: Any, rng: random.Random, *, report: Report = no_report, stop: StopToken | None = None
    ) -> Choice:
        """A move that the rule allows; if there is none, a random one, with a `fallback`."""
        memory = self.rule.remembered(self.start, self.played, position.to_move)
        allowed = self.rule.allowed(position, memory)
        if allowed:
            return Choice(rng.choice(allowed))
        return Choice(
            rng.choice(position.moves()), fallback=tr("The strategy allows no move here: it moved at random.")
        )


def informed(player: Player, played: Sequence[Move]) -> Player:
    """The player, told the moves since the start of the game, if it is one that needs to know them."""
    if isinstance(player, MixedPlayer):
        return replace(player, player=informed(player.player, played))
    return replace(player, played=tuple(played)) if isinstance(player, StrategyPlayer) else player


def make_player(spec: str | Player, engine: GameEngine, *, patience: float | None = None, start: Any = None) -> Player:
    """The player described by `spec`, or `spec` itself if it is a player. Raises InputError saying what is accepted.

    `patience` is the most seconds a lookahead player thinks about a move; None lets it finish. `start` is the starting
    position, which a player that errs by phase or follows a strategy needs.
    """
    if not isinstance(spec, str):
        return spec
    kind, _, rest = spec.strip().partition(":")
    if kind == "random" and not rest:
        return RandomPlayer()
    if kind == "lookahead":
        depth, _, evaluation = rest.partition(":")
        if depth.isdecimal() and depth.isascii() and len(depth) <= 3:
            if evaluation and evaluation not in engine.evaluations:
                return _method_player(engine, int(depth), evaluation, patience)
            return LookaheadPlayer(engine, int(depth), evaluation or None, patience)
    if kind == "perfect":
        if not rest:
            return PerfectPlayer(engine)
        seconds = _number(rest)
        if seconds is not None and seconds > 0:
            return PerfectPlayer(engine, float(seconds))
    if kind == "mixed":
        inner, _, rate_text = rest.rpartition(":")
        rates = error_rates(rate_text)
        if inner and rates:
            if len(rates) > 1 and start is None:
                raise input_error("A player that errs by phase needs to know where the game begins.")
            size = free_count(start) if len(rates) > 1 else 0
            return MixedPlayer(make_player(inner, engine, patience=patience, start=start), rates, size)
    if kind == STRATEGY:
        if start is None:
            raise input_error("A player that follows a strategy needs to know where the game begins.")
        return StrategyPlayer(StrategyRule(rest, start), start)
    if kind in (others := _others()):
        made: Player = others[kind](rest, engine)
        return made
    raise input_error(
        "There is no player {spec!r}; players are lookahead:K, lookahead:K:METHOD, perfect, "
        "perfect:SECONDS, random, mixed:PLAYER:RATE, mixed:PLAYER:OPENING,MIDDLE,END and strategy:RULE.",
        spec=spec,
    )


def _method_player(engine: GameEngine, depth: int, text: str, patience: float | None) -> Player:
    """A player that searches with a method of the laboratory. Raises InputError that lists the methods."""
    from tiling_gui.search.methods import METHODS, check_method  # imports every method

    if text.partition(":")[0] not in METHODS:
        raise input_error(
            "This game has no evaluation {evaluation!r}; it has {known}. Methods are {methods}.",
            evaluation=text,
            known=", ".join(engine.evaluations),
            methods=", ".join(METHODS),
        )
    check_method(text)
    return MethodPlayer(engine.game, depth, text, patience)


@cache
def _others() -> dict[str, Callable[[str, GameEngine], Player]]:
    """Factories of players from other packages, by the word that begins their specs."""
    return {name: make for name, (_, make) in plugins.loaded(plugins.PLAYERS, _wrong).items()}


def of_packages() -> tuple[str, ...]:
    """The words that begin the specs of players from other packages."""
    return tuple(_others())


def _wrong(name: str, make: object) -> str:
    if name in PLAYER_KINDS:
        return tr("the name is taken")
    return "" if callable(make) else tr("it does not make a player")


def error_rates(text: str) -> tuple[Fraction, ...]:
    """The rate "1/5", or the rates of opening, middle game and end, "0,1/4,1/2"; () for anything else."""
    rates = [rate for rate in map(_number, text.split(",")) if rate is not None and rate <= 1]
    return tuple(rates) if len(rates) == text.count(",") + 1 and len(rates) in (1, len(PHASES)) else ()


def _number(text: str) -> Fraction | None:
    # Fraction("1e999999999") would exhaust the memory, so exponents are not accepted.
    if not re.fullmatch(r"[0-9]{1,9}(/0*[1-9][0-9]{0,8})?|[0-9]{0,9}\.[0-9]{1,18}", text):
        return None
    return Fraction(text)


def player_words(spec: str, *, tr: Callable[..., str] = tr) -> str:
    """The displayed name of a spec: "You", "Looks 3 ahead", "Perfect", "Random".

    Records store it in English: `tr=language.plain`.
    """
    kind, _, rest = spec.partition(":")
    if kind == "human":
        return tr("You")
    if kind == "filled":
        return tr("Filled in")
    if spec == "adaptive":
        return tr("Adapts to me")
    if kind == "random":
        return tr("Random")
    if kind == "lookahead":
        depth, _, evaluation = rest.partition(":")
        if evaluation:
            return tr("Looks {depth} ahead ({evaluation})", depth=depth, evaluation=evaluation)
        return tr("Looks {depth} ahead", depth=depth)
    if kind == "perfect":
        return tr("Perfect ({seconds} s)", seconds=rest) if rest else tr("Perfect")
    if kind == "mixed":
        inner, _, rate = rest.rpartition(":")
        shares = [f"{float(share) * 100:.0f} %" for share in error_rates(rate)] or [rate]
        player = player_words(inner, tr=tr)
        if len(shares) == 1:
            return tr("{player}, error rate {share}", player=player, share=shares[0])
        return tr(
            "{player}, error rate {opening} (opening), {middle} (middle game), {end} (endgame)",
            player=player,
            opening=shares[0],
            middle=shares[1],
            end=shares[2],
        )
    if kind == STRATEGY:
        return tr("Strategy {rule}", rule=shortened(rest))
    if kind == PROGRAM and rest.strip():
        return tr("Program {command}", command=" ".join(word.rpartition("/")[2] for word in rest.split()))
    return kind.capitalize() if kind else "–"


PHASES = ("opening", "middle", "end")
"""Phases: more than two thirds of the squares free, more than one third, the rest."""


def free_count(position: Any) -> int:
    """The number of free squares, vertices or variables; in games without them, of legal moves."""
    for name in ("free", "uncoloured"):
        found = getattr(position, name, None)
        if isinstance(found, int):
            return found.bit_count()
        if found is not None:
            return len(found)
    return len(position.moves())


def phase(free: int, size: int) -> str:
    """The phase of a position with `free` free squares of the `size` at the start."""
    return PHASES[0 if 3 * free > 2 * size else 1 if 3 * free > size else 2]
