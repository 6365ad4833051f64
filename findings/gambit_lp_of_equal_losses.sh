#!/bin/sh
# Gambit: the solver by linear programs answers a game that player 1 loses with probabilities that are all 0
#
# One would guess: nash.lp_solve on an extensive zero-sum game gives an equilibrium: at every node the probabilities add up to 1,
# and player 1's payoff is the minimax value.
# What happens: if several moves of player 1 are equally good and worth less than 0, or there is only one move, the profile has
# the probability 0 for every move, and the payoff is 0. With use_strategic=True, by enumpure_solve, and with 1 added to
# every payoff of player 1, the answer is right.
# Versions: pygambit 16.7.0, Python 3.11. Compiling it takes some minutes where there is no wheel.
# Exits with 1 if the behaviour is another one.
# Why it matters: lp_solve is the documented method for two-person zero-sum games. Every game lost for sure by player 1, such as
# any impartial game in which the second player wins, is reported as a draw, without an error.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check pygambit==16.7.0
cd "$here"
"$here/venv/bin/python" - <<'PY'
import pygambit as gambit

print("pygambit", gambit.__version__)


def payoff(values, solve):
    """What player 1 gets who chooses between `values`, and how likely each is, by `solve`."""
    leaves = "".join(f't "" {k} "" {{ {value}, {-value} }}\n' for k, value in enumerate(values, 1))
    moves = " ".join(f'"{k}"' for k in range(len(values)))
    with open("game.efg", "w") as file:
        file.write(f'EFG 2 R "" {{ "A" "B" }}\n\np "" 1 1 "" {{ {moves} }} 0\n{leaves}')
    game = gambit.read_efg("game.efg")
    found = solve(game).equilibria[0]
    return str(found.payoff(next(iter(game.players)))), str(found)


def by_lp(game):
    return gambit.nash.lp_solve(game, rational=True, use_strategic=False)


def by_strategies(game):
    return gambit.nash.lp_solve(game, rational=True, use_strategic=True)


found = {}
for values in ([-1, -1], [-1], [-1, -2], [1, 1]):
    found[tuple(values)] = payoff(values, by_lp)[0]
    print(values, "player 1 gets", *payoff(values, by_lp))
print([-1, -1], "by strategies", *payoff([-1, -1], by_strategies))
print([-1, -1], "by pure strategies", *payoff([-1, -1], gambit.nash.enumpure_solve))
right = payoff([-1, -1], by_strategies)[0], payoff([-1, -1], gambit.nash.enumpure_solve)[0]
wrong = found == {(-1, -1): "0", (-1,): "0", (-1, -2): "-1", (1, 1): "1"}
raise SystemExit(not (wrong and right == ("-1", "-1")))
PY
