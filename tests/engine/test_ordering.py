"""The fitted mean: equal inside and outside the kernel, invariant under symmetry, and effective."""

import json
import random

import numpy as np
import pytest

from bench.fit_weights import Normal, features, final_count
from tests.engine.test_geometry import board_of, connected, turned
from tests.walks import walked
from tiling_gui.engine import Engine
from tiling_gui.engine.estimate import (
    CONSTANT,
    IMBALANCE,
    PATTERNS,
    classes,
    estimate,
    expand,
    read_weights,
    representatives,
)
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import layout
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.paths import resource


@walked("box", [(8, 8), (3, 20), (5, 12)])
def test_the_kernel_and_plain_python_agree(box: tuple[int, int]) -> None:
    machine, chance = KernelDriver(1, 1, fold=3), random.Random(1)
    for _ in range(40):
        board = board_of(connected(chance, chance.randint(4, 30), *box))
        kernel = machine.place(layout(board, board.squares))[2]
        assert kernel == pytest.approx(estimate(DominoPosition(board)))


def test_guesses_do_not_depend_on_how_a_shape_lies() -> None:
    chance = random.Random(2)
    for _ in range(30):
        squares = connected(chance, 20, 7, 7)
        guesses = [estimate(DominoPosition(board_of(turned(squares, which)))) for which in range(8)]
        assert guesses == pytest.approx([guesses[0]] * 8)


def test_patterns_up_to_symmetry() -> None:
    least = classes()
    assert len(representatives()) == 618
    assert (least <= np.arange(PATTERNS)).all()
    assert (least[least] == least).all()


def test_features_reproduce_the_guess() -> None:
    weights, chance = read_weights(), random.Random(3)
    for _ in range(20):
        board = board_of(connected(chance, 18, 6, 6))
        counts = features(board, board.squares)
        guess = float(counts @ weights[: len(counts)])
        assert counts[CONSTANT] == 1
        assert counts[IMBALANCE] >= 0
        assert guess == pytest.approx(estimate(DominoPosition(board)))


def test_a_fit_recovers_weights_that_made_the_values() -> None:
    chance, normal = random.Random(4), Normal()
    made = expand({p: chance.random() for p in representatives()}, 0.25, -0.5)
    parts = [board_of(connected(chance, 12, 5, 5)) for _ in range(2500)]
    for board in parts:
        counts = features(board, board.squares)
        normal.add(counts, float(counts @ made[: len(counts)]))
    assert normal.solved()["error"] < 0.05


def test_final_counts_are_the_values(engine: Engine) -> None:
    machine, chance = KernelDriver(1, 16), random.Random(5)
    for _ in range(20):
        board = board_of(connected(chance, 18, 5, 6))
        assert (
            final_count(machine, 0, layout(board, board.squares), Unlimited())
            == engine.solve(DominoPosition(board)).value
        )


def test_the_shipped_fit_saves_nodes() -> None:
    fit = json.loads(resource("engine/ordering.json").read_text(encoding="utf-8"))["fit"]
    assert fit["error"] < 0.25
    assert all(max(fit["nodes"][name]) * 5 < min(fit["nodes without"][name]) for name in fit["nodes without"])
