#!/bin/sh
# OpenSpiel: of an .efg file whose moves have equal or empty labels only the first child of each node is played
#
# One would guess: moves of a node are told apart by their place in its list, in which the children follow, or such a file is
# refused.
# What happens: moves with the same label, also without one, are the same action, which leads to the first child. A game in
# which player 1 gets 1, 2 or 3 has the value 1 by alpha_beta_search, and each of its three legal actions gets 1. With distinct
# labels the value is 3.
# Versions: open_spiel 2.0.2, Python 3.11. Reported in 2022 (google-deepmind/open_spiel#955), still so.
# Exits with 1 if the behaviour is another one.
# Why it matters: labels are optional in the format, and programs that write names in ASCII make equal ones of different names.
# Values and equilibria of such a file are those of another game, without an error.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check open_spiel==2.0.2
"$here/venv/bin/python" - <<'PY'
from importlib.metadata import version

import pyspiel
from open_spiel.python.algorithms import minimax

print("open_spiel", version("open_spiel"))


def answers(*labels):
    """The value of a choice between 1, 2 and 3, and what each legal action gets."""
    moves = " ".join(f'"{label}"' for label in labels)
    leaves = "".join(f't "" {k} "" {{ {k} {-k} }}\n' for k in (1, 2, 3))
    game = pyspiel.load_efg_game(f'EFG 2 R "" {{ "A" "B" }} ""\np "" 1 1 "" {{ {moves} }} 0\n{leaves}')
    root = game.new_initial_state()
    gained = [root.child(action).returns()[0] for action in root.legal_actions()]
    value = minimax.alpha_beta_search(game)[0]
    print("labels", labels, "value", value, "the actions get", gained)
    return value, gained


wrong = answers("x", "x", "x"), answers("", "", "")
right = answers("x", "y", "z")
raise SystemExit(not (wrong == ((1.0, [1.0] * 3),) * 2 and right == (3.0, [1.0, 2.0, 3.0])))
PY
