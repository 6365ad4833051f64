"""Stored tournaments: after a kill they continue, with the same result as without it."""

import os
import signal
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.waits import until
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.players.sprt import Sprt
from tiling_gui.search.engine import make_engine
from tiling_gui.store import Store, key_values
from tiling_gui.store.tournaments import StoredTournament, Tournaments, is_over, play_on

SPECS = ("random", "mixed:lookahead:0:1/2", "lookahead:0")
START = GAMES["heaps"].parse("nim:3,4,5", Side.FIRST)
_CHILD = """
import sys
from tests.store.test_tournaments import play
from tiling_gui.store import Store
from tiling_gui.store.tournaments import Tournaments
with Store.open(sys.argv[1]) as store:
    play(Tournaments(store), Tournaments(store).all()[0])
"""


def folder(path: Path) -> Path:
    path.mkdir()
    return path


def play(archive, kept):
    """Plays the missing games."""
    table, engine = archive.table(kept), make_engine(GAMES[kept.game])
    for _ in play_on(kept, table, engine, archive):
        pass
    return table


def test_a_tournament_that_was_killed_goes_on_to_the_same_table(tmp_path: Path) -> None:
    database = folder(tmp_path / "killed")
    with Store.open(database) as store:
        kept = Tournaments(store).begin(StoredTournament("", "heaps", START, SPECS, 150, 7, 2, None))
    child = subprocess.Popen([sys.executable, "-c", _CHILD, str(database)], cwd=Path(__file__).parents[2])
    with Store.open(database) as store:
        archive = Tournaments(store)
        until(lambda: child.poll() is not None or len(archive.table(kept).pairs) >= 5)
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        (found,) = archive.all()
        assert found == kept
        before = archive.table(found)
        assert len(before.pairs) >= 5
        after = play(archive, found)
        assert after.pairs[: len(before.pairs)] == before.pairs
        assert archive.table(found) == after
    with Store.open(folder(tmp_path / "whole")) as store:
        archive = Tournaments(store)
        whole = play(archive, archive.begin(StoredTournament("", "heaps", START, SPECS, 150, 7, 2, None)))
    assert whole.pairs == after.pairs
    assert is_over(found, after)
    assert not is_over(found, before) or len(before.pairs) == len(after.pairs)


def test_the_two_games_of_a_pair_share_their_opening_and_the_test_stops_them(tmp_path: Path) -> None:
    with Store.open(folder(tmp_path / "test")) as store:
        archive = Tournaments(store)
        test = Sprt(0, 200)
        kept = archive.begin(StoredTournament("", "heaps", START, ("perfect:2", "random"), 1000, 1, 2, test))
        table = play(archive, kept)
        assert len(table.pairs) < 1000, "perfect play is soon told from random play"
        assert table.decision(0, 1) == "H1"
        assert test.decided(table.strength(0, 1).counts) == "H1"
        assert archive.table(kept).test == test
        assert is_over(kept, table)
        for pair in table.pairs:
            first, second = pair.moves
            assert pair.opening == 2
            assert first[:2] == second[:2]
        assert len({pair.moves[0][:2] for pair in table.pairs}) > 1, "openings differ from pair to pair"


def test_what_is_damaged_is_left_out(tmp_path: Path) -> None:
    with Store.open(folder(tmp_path / "damaged")) as store:
        archive = Tournaments(store)
        kept = archive.begin(StoredTournament("", "heaps", START, ("random", "lookahead:0"), 2, 1, 0, None))
        table = play(archive, kept)
        store.save(f"pair of tournament {kept.id} 000000", {"one": 1, "other": 0})
        store.save("tournament broken", {"game": "chess"})
        assert archive.all() == [kept]
        assert archive.table(kept).pairs == table.pairs[1:]


def test_what_is_deleted_is_off_the_list_for_thirty_days_and_gone_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = folder(tmp_path / "deleted")
    with Store.open(database) as store:
        archive = Tournaments(store)
        first, second = (
            archive.begin(StoredTournament("", "heaps", START, ("random", "lookahead:0"), 2, seed, 0, None))
            for seed in (1, 2)
        )
        played = play(archive, first)
        archive.delete(first.id)
        assert archive.all() == [second]
        assert list(archive.deleted()) == [first.id]
        archive.delete(second.id)
        assert list(archive.deleted()) == [second.id, first.id], "the last first"
        archive.restore(second.id)
    with Store.open(database) as store:
        archive = Tournaments(store)
        archive.drop_old()
        archive.restore(first.id)
        assert {kept.id for kept in archive.all()} == {first.id, second.id}
        assert archive.table(first) == played
        long_ago = (datetime.now().astimezone() - timedelta(days=31)).isoformat(timespec="seconds")
        monkeypatch.setattr(key_values, "now", lambda: long_ago)
        archive.delete(first.id)
        assert archive.deleted() == {}, "it is to go"
        archive.drop_old()
        archive.restore(first.id)
        assert archive.all() == [second]
        assert [key for key in store.all_keys() if first.id in key] == []
