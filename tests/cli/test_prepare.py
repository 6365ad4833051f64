"""The verb prepare: what it reports while it compiles."""

from argparse import Namespace

import pytest

from tiling_gui.cli import prepare
from tiling_gui.console import Console
from tiling_gui.core import compiled, preparing
from tiling_gui.core.limits import Progress, Report
from tiling_gui.errors import StoreError


def test_the_time_goes_on_from_one_kind_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Progress] = []
    console = Console()
    monkeypatch.setattr(console, "report", told.append)

    def compiled(kind: str, report: Report, give_up: object) -> None:
        report(Progress("preparing", done=len(told), total=7, seconds=1000.0))  # seconds of this kind alone

    monkeypatch.setattr(preparing, "prepare", compiled)
    assert prepare.run(Namespace(), console).data["status"] == "prepared"
    assert [each.done for each in told] == list(range(len(preparing.KERNEL_KINDS)))
    assert 0 < told[0].seconds < told[-1].seconds < 1000


def test_it_ends_at_once_where_nothing_can_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[str] = []

    def prepared(kind: str, report: Report, give_up: object) -> None:
        kinds.append(kind)
        monkeypatch.setattr(compiled, "_unsaved", ["No space left on device"])
        report(Progress("preparing"))

    monkeypatch.setattr(preparing, "prepare", prepared)
    with pytest.raises(StoreError, match="cannot be saved: No space left on device"):
        prepare.run(Namespace(), Console())
    assert len(kinds) == 1
