"""`tiling-gui match`: games between two players of given strength, each stored and judged by the minimax value."""

import argparse
from contextlib import ExitStack, closing
from fractions import Fraction
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, options
from tiling_gui.console.answers import counted, moves_text
from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Progress
from tiling_gui.core.results import Solution
from tiling_gui.errors import InputError
from tiling_gui.players import player
from tiling_gui.players.external import ExternalPlayer
from tiling_gui.players.match import Played, play_match
from tiling_gui.players.player import PROGRAM, STRATEGY, make_player, player_words
from tiling_gui.players.sprt import Sprt, Strength
from tiling_gui.players.tournament import elo_json
from tiling_gui.players.tournament_forms import elo_text, sprt_sentence
from tiling_gui.records.known import with_bounds
from tiling_gui.records.record import NamedPlayer, new_record
from tiling_gui.records.verdict import match_verdict
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store

MOST_GAMES = 100_000


EXAMPLES = (
    "match 4x4 --max lookahead:3 --min perfect --games 2",
    "match matching:petersen --max perfect --min random --switch-roles --json",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    common.position_arguments(parser)
    common.engine_arguments(parser, "prove the value that decides who won within S seconds (default 60)")
    parser.epilog = (
        "PLAYER is random, lookahead:K (K moves ahead), perfect, perfect:SECONDS,\n"
        "mixed:PLAYER:RATE, mixed:PLAYER:OPENING,MIDDLE,END, strategy:FILE or strategy:RULE\n"
        "(help page Strategies), or exec:COMMAND, a program of your own (docs/library.md, Players\n"
        "in any language)."
    )
    parser.add_argument(
        "--max",
        default="lookahead:3",
        metavar="PLAYER",
        help="who plays MAX, or FIRST (default lookahead:3)",
    )
    parser.add_argument(
        "--min", default="lookahead:3", metavar="PLAYER", help="who plays MIN, or SECOND (default lookahead:3)"
    )
    parser.add_argument("--games", type=options.positive, default=1, metavar="N", help="games to play (default 1)")
    parser.add_argument("--switch-roles", action="store_true", help="play every game twice with the players swapped")
    common.test_arguments(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="makes the random choices repeatable")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Play the match and print a line for each game (with --json on stderr). Ctrl-C keeps the finished games."""
    start = common.read_position(args, console)
    kind = game_of_position(start)
    if args.games > MOST_GAMES:
        raise InputError(f"A match has at most {MOST_GAMES} games, not {args.games}.")
    for spec in (args.max, args.min):
        if spec.split(":")[0] == "human":
            raise InputError("A person plays in the window; the players here are lookahead:K, perfect, random, mixed.")
    test = common.read_test(args)
    pairs = args.switch_roles or bool(args.openings) or test is not None
    with ExitStack() as in_use:
        engine, store = in_use.enter_context(common.engine_and_store(args, kind, console))
        written = dict(zip(kind.sides, (args.max, args.min), strict=True))
        players = {side: _player(spec, engine, start, in_use) for side, spec in written.items()}
        known = _known(start, engine, args, store, console)
        match = play_match(
            start, players, args.games, switch_roles=pairs, opening=args.openings, seed=args.seed, stop=console.stop
        )
        total = args.games * (2 if pairs else 1)
        counts = [0, 0, 0]
        games: list[dict[str, Any]] = []
        previous: Played | None = None
        for played in match:
            if not played.finished:
                break
            games.append(_store_game(played, known, store))
            tell = console.note if args.json else console.say  # stdout is kept for the one JSON object
            tell(_line(len(games), games[-1], kind.sides))
            if played.swapped and previous is not None:
                result = _match_result(previous, played)
                games[-1]["match_result"] = games[-2]["match_result"] = result
                if result is not None:
                    counts[("MIN", "draw", "MAX").index(result)] += 1
                if test is not None and test.decided(counts):
                    break
            previous = played
            console.report(Progress(stage="playing", done=len(games), total=total))
    summary = _summary(games, kind.sides)
    data: dict[str, Any] = {"games": games, "summary": summary}
    text = _total(summary, kind.sides)
    if pairs:
        strength = Strength(tuple(counts))
        data["pairs"] = _pairs_json(strength, test)
        text += f"\n{_pairs_text(strength, test)}"
    return Answer(data, text)


def _player(spec: str, engine: GameEngine, start: Any, in_use: ExitStack) -> player.Player:
    """The player of a spec; an external program is closed with `in_use`."""
    kind, _, command = spec.partition(":")
    if kind != PROGRAM:
        spec = f"{STRATEGY}:{common.read_strategy(spec)}" if kind == STRATEGY else spec
        return make_player(spec, engine, start=start)
    return in_use.enter_context(closing(ExternalPlayer(command)))


def _pairs_json(strength: Strength, test: Sprt | None) -> dict[str, Any]:
    """The results of the pairs, for the player given by --max."""
    lost, drawn, won = strength.counts
    data: dict[str, Any] = {"won": won, "drawn": drawn, "lost": lost, "score": round(strength.score, 6)}
    data |= {"score_interval": [round(end, 6) for end in strength.interval], **elo_json(strength)}
    if test is not None:
        data["test"] = {
            **vars(test),
            "llr": round(test.llr(strength.counts), 4),
            "accepted": test.decided(strength.counts),
        }
    return data


def _pairs_text(strength: Strength, test: Sprt | None) -> str:
    lost, drawn, won = strength.counts
    text = f"{counted(strength.pairs, 'pair')} for the player of --max: won {won}, drawn {drawn}, lost {lost}"
    text += f"; Elo {elo_text(strength)}"
    return text if test is None else f"{text}\n{sprt_sentence(test, strength)}"


def _known(
    start: Any, engine: GameEngine, args: argparse.Namespace, store: Store | None, console: Console
) -> Solution | None:
    """The solution of the start, from the store or found within a minute (or --time-limit); maybe only bounds."""
    known = store.results.find(start) if store else None
    if known is None:
        known = engine.solve(start, console.run(Limit(seconds=args.time_limit or 60)))
        if store and known.value is not None:
            store.results.add(known)
    return known


def _match_result(first: Played, second: Played) -> str | None:
    """The result of a pair by the paper's second rule: "MAX" if the player of --max got more as MAX than the other did.

    None if a game ended without a value.
    """
    if first.value is None or second.value is None:
        return None
    return {1: "MAX", -1: "MIN", 0: "draw"}[match_verdict(first.value, second.value)]


def _store_game(played: Played, known: Solution | None, store: Store | None) -> dict[str, Any]:
    specs = {side: player.spec for side, player in played.players.items()}
    kind = game_of_position(played.start)
    one, other = kind.sides
    minimax = known.value if known else None
    record = new_record(
        kind.key, played.start, {side: NamedPlayer(spec, player_words(spec)) for side, spec in specs.items()}
    )
    record = record.with_tree(record.tree.add_line(played.moves)).ended(minimax)
    if known is not None and minimax is not None:
        record = record.with_tree(with_bounds(record.tree, (), known))
    if store:
        store.put_game(record)
    assert record.result is not None
    return {
        "id": record.id,
        "first": str(played.start.to_move),
        "max": specs[one],
        "min": specs[other],
        "value": value_to_json(played.value),
        "minimax": value_to_json(minimax),
        "result": record.result.verdict,
        "moves": [kind.move_to_json(move) for move in played.moves],
        "moves_text": moves_text(played.start, played.moves),
        **({"opening": played.opening} if played.opening else {}),
        "fallbacks": played.fallbacks,
    }


def _summary(games: list[dict[str, Any]], sides: tuple[Side, Side]) -> dict[str, Any]:
    results = [game["result"] for game in games]
    values = [Fraction(game["value"]) for game in games if game["value"] is not None]
    one, other = sides
    return {
        "games": len(games),
        "max_wins": results.count(one),
        "min_wins": results.count(other),
        "draws": results.count("draw"),
        "unknown": results.count(None),
        "mean_value": str(sum(values, Fraction()) / len(values)) if values else None,
        "fallbacks": sum(game["fallbacks"] for game in games),
    }


def _line(number: int, game: dict[str, Any], sides: tuple[Side, Side]) -> str:
    """The line printed for a game when it is stored."""
    minimax = "unknown" if game["minimax"] is None else game["minimax"]
    outcome = {"draw": "a draw", None: "no verdict"}.get(game["result"]) or f"{game['result']} wins"
    one, other = sides
    who = f"{one} {player_words(game['max'])}, {other} {player_words(game['min'])}"
    return f"{number}. {game['id']}  {who}: {game['value']}, minimax value {minimax}: {outcome}"


def _total(total: dict[str, Any], sides: tuple[Side, Side]) -> str:
    one, other = sides
    counts = f"{one} {total['max_wins']}, {other} {total['min_wins']}"
    counts += f", draws {total['draws']}, unknown {total['unknown']}"
    games = counted(total["games"], "game")
    return f"{games}: {counts}; mean {total['mean_value'] or '–'}; fallbacks {total['fallbacks']}"
