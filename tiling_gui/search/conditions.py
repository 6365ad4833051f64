"""Under which conditions a method searches: the order of moves, a table, and what is counted.

Methods can only be compared under like conditions. A method that cannot take one of the switches says so
(`methods.MethodInfo.fixed`); whatever shows a count shows the conditions beside it.
"""

from dataclasses import dataclass
from typing import Any

from tiling_gui.language import tr

GIVEN, ESTIMATE, AUTHOR = "given", "estimate", "author"
ORDERS = (GIVEN, ESTIMATE, AUTHOR)
"""Moves as the game lists them; the best-looking first; as somebody wrote it down for this position."""


@dataclass(frozen=True)
class Conditions:
    """The switches of every method; None leaves a switch to the method's name."""

    order: str | None = None
    """One of ORDERS."""
    table: bool | None = None
    """With a transposition table."""
    again: bool = True
    """A leaf that is searched again counts again; else each leaf counts once."""

    def to_json(self) -> dict[str, Any]:
        return {"order": self.order, "table": self.table, "again": self.again}

    @classmethod
    def from_json(cls, data: Any) -> "Conditions":
        """What `to_json` wrote; as the methods' names say, for anything else."""
        data = data if isinstance(data, dict) else {}
        order, table = data.get("order"), data.get("table")
        return cls(
            order if order in ORDERS else None,
            table if table in (True, False) else None,
            data.get("again") is not False,
        )

    @property
    def words(self) -> str:
        """Such as "with order, with table"; for conditions without None."""
        orders = {GIVEN: tr("as given"), ESTIMATE: tr("with order"), AUTHOR: tr("the author’s order")}
        said = [orders[self.order or GIVEN], tr("with table") if self.table else tr("no table")]
        if not self.again:
            said.append(tr("leaves once"))
        return ", ".join(said)


AS_NAMED = Conditions()
"""Each method as it usually goes."""
BY_HAND = Conditions(GIVEN, table=False)
"""As a textbook, and a person with a pencil, does it."""
