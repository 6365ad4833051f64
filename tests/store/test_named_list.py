"""Shelves of named things: whatever is done, nothing is lost before its time."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tiling_gui.errors import InputError
from tiling_gui.store import Store
from tiling_gui.store.named_list import NamedList
from tiling_gui.store.removed import DAYS


def number(name: str, data: Any) -> int:
    if type(data) is not int:
        raise InputError(f"{name} is no number.")
    return data


def number_list(store: Store) -> NamedList[int]:
    return store.named_list("number/", number, lambda thing: thing)


def test_what_is_put_is_listed_found_and_survives_the_end_of_the_program(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number_list(store).put("two", 2)
        number_list(store).put("One", 1)
        store.save("other/three", 3)
    with Store.open(tmp_path) as store:
        assert number_list(store).names() == ["One", "two"], "by the alphabet, and nothing of another list"
        assert (number_list(store).get("One"), number_list(store).get("two")) == (1, 2)
        assert store.load("number/two") == 2, "where former versions kept it"


def test_a_thing_that_is_not_there_or_damaged_is_told_of(store: Store) -> None:
    store.save("number/bad", "x")
    for name in ("bad", "nothing"):
        with pytest.raises(InputError, match=name):
            number_list(store).get(name)


def test_a_name_is_free_or_refused(store: Store) -> None:
    things = number_list(store)
    things.put("a", 1)
    things.put("a 2", 2)
    assert [things.free(name) for name in ("a", "b")] == ["a 3", "b"]
    for name in ("a 2", " ", "x" * 61):
        with pytest.raises(InputError):
            things.rename("a", name)
    assert things.names() == ["a", "a 2"]
    assert things.rename("a", " b ") == "b"
    assert (things.names(), things.get("b")) == (["a 2", "b"], 1)


def test_what_is_deleted_comes_back_for_thirty_days(store: Store) -> None:
    things = number_list(store)
    for name, thing in (("a", 1), ("b", 2), ("c", 3)):
        things.put(name, thing)
    things.delete("a")
    things.delete("b")
    assert things.names() == ["c"]
    assert list(things.deleted()) == ["b", "a"], "the last first"
    things.put("a", 4)
    assert things.restore("a") == "a 2"
    assert (things.get("a"), things.get("a 2")) == (4, 1)
    old = (datetime.now().astimezone() - timedelta(days=DAYS + 1)).isoformat()
    with store._database.change() as connection:
        connection.execute("UPDATE kept SET updated = ? WHERE key = 'deleted/number/b'", (old,))
    assert things.deleted() == {}
    things.delete("c")
    assert store.load("deleted/number/b") is None, "gone by now"
    assert list(things.deleted()) == ["c"]


@given(st.lists(st.tuples(st.sampled_from(["put", "delete", "restore", "rename"]), st.sampled_from("abc"))))
def test_no_thing_is_ever_lost(acts: list[tuple[str, str]]) -> None:
    """Every number stored under a free name is listed or can be restored."""
    with Store.in_memory() as store:
        things, put = number_list(store), 0
        for act, name in acts:
            if act == "put":
                put += 1
                things.put(things.free(name), put)
            elif act == "delete" and name in things.names():
                things.delete(name)
            elif act == "restore" and name in things.deleted():
                things.restore(name)
            elif act == "rename" and name in things.names():
                things.rename(name, things.free(name + name))
        kept = [things.get(name) for name in things.names()]
        gone = [store.load(f"deleted/number/{name}") for name in things.deleted()]
        assert sorted([*kept, *gone]) == list(range(1, put + 1))
