"""Lists of what a person keeps by name: boards, puzzles, graphs. What is deleted can be brought back for `DAYS` days.

A thing is a JSON value in the table of small things, its key the prefix of its list with its name; a deleted one lies
there under a key of its own.
"""

from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from tiling_gui.errors import input_error
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.removed import can_come_back

LONGEST = 60
"""Letters of a name."""
_BIN = "deleted/"
_NONE = object()

Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """One list; `Store.shelf` gives it. Methods raise StoreError where the environment refuses."""

    def __init__(
        self,
        database: Database,
        prefix: str,
        read: Callable[[str, Any], Thing],
        write: Callable[[Thing], Any],
        taken: Collection[str] = (),
    ) -> None:
        """`read(name, data)` raises InputError for data that cannot be read; `taken` are names nothing can be given."""
        self._database, self._prefix, self._read, self._write = database, prefix, read, write
        self._taken = taken

    def names(self) -> list[str]:
        """What can be asked for, in the order of the alphabet."""
        return sorted(self.by_age(), key=str.casefold)

    def by_age(self) -> list[str]:
        """The same, what was put last at the end."""
        return list(self._rows(self._prefix))

    def get(self, name: str) -> Thing:
        """The thing of a name. Raises InputError if there is none, or it cannot be read."""
        data = key_values.get(self._database, self._prefix + name, _NONE)
        if data is _NONE:
            raise input_error("There is no {name} any more.", name=name)
        return self._read(name, data)

    def put(self, name: str, thing: Thing) -> None:
        data = self._write(thing)
        with self._database.change() as connection:
            key_values.put(connection, self._prefix + name, data)

    def free(self, wanted: str) -> str:
        """`wanted`, with a number behind it where it is taken."""
        return _free(wanted, {*self.names(), *self._taken})

    def rename(self, old: str, new: str) -> str:
        """Gives a thing another name; returns it without blanks around. Raises InputError if it cannot have that."""
        new = new.strip()
        if new == old:
            return old
        if not 1 <= len(new) <= LONGEST:
            raise input_error("A name has 1 to {most} letters, not {found}.", most=LONGEST, found=len(new))
        if self.free(new) != new:
            raise input_error("The name {name} is taken.", name=new)
        self._move(self._prefix + old, self._prefix + new)
        return new

    def delete(self, name: str) -> str:
        """Takes a thing off the list; returns its name among the deleted. What was deleted long ago is gone then."""
        gone = [name for name, when in self._rows(self._bin).items() if not can_come_back(when)]
        with self._database.change() as connection:
            for each in gone:
                key_values.delete(connection, self._bin + each)
        deleted = _free(name, self._rows(self._bin))
        self._move(self._prefix + name, self._bin + deleted)
        return deleted

    def deleted(self) -> dict[str, str]:
        """When what can be brought back was deleted, in ISO 8601, the last first, by name."""
        return {name: when for name, when in reversed(self._rows(self._bin).items()) if can_come_back(when)}

    def restore(self, name: str) -> str:
        """Brings a deleted thing back; returns the name it has now, another one where its own was taken."""
        free = self.free(name)
        self._move(self._bin + name, self._prefix + free)
        return free

    @property
    def _bin(self) -> str:
        return _BIN + self._prefix

    def _rows(self, prefix: str) -> dict[str, str]:
        """When each was kept or deleted, by name, the last at the end."""
        return key_values.dates(self._database, prefix)

    def _move(self, old: str, new: str) -> None:
        with self._database.change() as connection:
            key_values.move(connection, old, new)


def _free(wanted: str, taken: Collection[str]) -> str:
    name, number = wanted, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name
