"""Named lists of what the user saves: boards, puzzles, graphs. Deleted entries can be restored for `DAYS` days.

An entry is a JSON value in the table `kept`, its key the list's prefix and the entry's name. A deleted entry has a key
with another prefix.
"""

from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from tiling_gui.errors import input_error
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.removed import can_come_back

LONGEST = 60
"""Maximum length of a name."""
_BIN = "deleted/"
_NONE = object()

Thing = TypeVar("Thing")


class NamedList(Generic[Thing]):
    """One list, made by `Store.named_list`. Methods raise StoreError."""

    def __init__(
        self,
        database: Database,
        prefix: str,
        read: Callable[[str, Any], Thing],
        write: Callable[[Thing], Any],
    ) -> None:
        """`read(name, data)` raises InputError for unreadable data."""
        self._database, self._prefix, self._read, self._write = database, prefix, read, write

    def names(self) -> list[str]:
        """All names, in alphabetical order."""
        return sorted(self.by_age(), key=str.casefold)

    def by_age(self) -> list[str]:
        """All names, the most recently written last."""
        return list(self._rows(self._prefix))

    def get(self, name: str) -> Thing:
        """The entry called `name`. Raises InputError if there is none, or it cannot be read."""
        data = key_values.get(self._database, self._prefix + name, _NONE)
        if data is _NONE:
            raise input_error("{name} no longer exists.", name=name)
        return self._read(name, data)

    def put(self, name: str, thing: Thing) -> None:
        data = self._write(thing)
        with self._database.change() as connection:
            key_values.put(connection, self._prefix + name, data)

    def free(self, wanted: str) -> str:
        """`wanted`, with a number appended if the name is taken."""
        return _free(wanted, self.names())

    def rename(self, old: str, new: str) -> str:
        """Rename an entry. Return the new name, stripped. Raises InputError if it is taken, empty or too long."""
        new = new.strip()
        if new == old:
            return old
        if not 1 <= len(new) <= LONGEST:
            raise input_error("A name has 1 to {most} characters, not {found}.", most=LONGEST, found=len(new))
        if self.free(new) != new:
            raise input_error("The name {name} is taken.", name=new)
        self._move(self._prefix + old, self._prefix + new)
        return new

    def delete(self, name: str) -> str:
        """Delete an entry. Return its name among the deleted. Entries deleted more than `DAYS` days ago are erased."""
        gone = [name for name, when in self._rows(self._bin).items() if not can_come_back(when)]
        with self._database.change() as connection:
            for each in gone:
                key_values.delete(connection, self._bin + each)
        deleted = _free(name, self._rows(self._bin))
        self._move(self._prefix + name, self._bin + deleted)
        return deleted

    def deleted(self) -> dict[str, str]:
        """The entries that can be restored: when each was deleted, in ISO 8601, by name, the latest first."""
        return {name: when for name, when in reversed(self._rows(self._bin).items()) if can_come_back(when)}

    def restore(self, name: str) -> str:
        """Restore a deleted entry. Return its name, which has changed if the old one was taken."""
        free = self.free(name)
        self._move(self._bin + name, self._prefix + free)
        return free

    @property
    def _bin(self) -> str:
        return _BIN + self._prefix

    def _rows(self, prefix: str) -> dict[str, str]:
        """When each was written or deleted, by name, the latest last."""
        return key_values.dates(self._database, prefix)

    def _move(self, old: str, new: str) -> None:
        with self._database.change() as connection:
            key_values.move(connection, old, new)


def _free(wanted: str, taken: Collection[str]) -> str:
    name, number = wanted, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name
