"""Properties common to the engines of all games."""

import gc
import weakref

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES, read_position
from tiling_gui.core.limits import Limit, Run
from tiling_gui.search.engine import GameEngine, make_engine

LARGE = {"domino": "3x4", "evaluate": "x/y;0-3", "sharing": "path:3,edges,vertices,2", "matching": "path:9"}
"""Positions for games whose example takes long."""


@walked("key", GAMES)
def test_a_misspelt_option_is_refused(key: str) -> None:
    with pytest.raises(TypeError, match="memory"):
        make_engine(GAMES[key], memory=64)  # type: ignore[call-arg]


def test_a_game_that_ends_without_a_value_is_solved_by_the_rules_alone_too() -> None:
    position = read_position("a/(b-b);0-1", "evaluate")
    for engine in (GameEngine(GAMES["evaluate"]), make_engine(GAMES["evaluate"])):
        found = engine.solve(position)
        assert (found.value, found.complete, found.is_without_value) == (None, True, True)


def test_an_engine_outlives_every_run_and_keeps_none() -> None:
    """A run that is over, kept by something that goes on, would end the work of the next caller."""
    runs, engines = {}, []
    for key, game in GAMES.items():
        engine, position = make_engine(game), read_position(LARGE.get(key) or game.example, key)
        engines.append(engine)
        for work in (engine.solve, engine.analyse, lambda at, run, engine=engine: engine.look_ahead(at, 2, run)):
            run = Run(Limit(seconds=600))
            work(position, run)
            run.stop()
            runs[key, len(runs)] = weakref.ref(run)
            del run
    del work
    gc.collect()
    assert [key for key, run in runs.items() if run() is not None] == []
    for engine in engines:
        engine.close()
