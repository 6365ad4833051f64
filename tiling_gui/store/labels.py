"""Labels that the user gives to games and solves: a name, tags, a bookmark.

They are stored apart from what they label, so that naming a game in one window and playing it in another do not
overwrite each other. An exported game takes its label along, in the record's `extra`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.exact_text import clean
from tiling_gui.errors import InputError, input_error
from tiling_gui.records.record import GameRecord
from tiling_gui.store import key_values
from tiling_gui.store.database import Database
from tiling_gui.store.rows import parsed

EXTRA = "label"
"""Key of the label in a record's `extra`."""
LONGEST = 80
"""Maximum length of a name, and of all tags together."""

_PREFIX = "label/"


@dataclass(frozen=True)
class Label:
    name: str = ""
    tags: tuple[str, ...] = ()
    """In the order given, without duplicates."""
    bookmarked: bool = False

    @classmethod
    def of(cls, name: str = "", tags: str = "", bookmarked: bool = False) -> "Label":
        """The label from the user's input, with tags separated by commas. Raises InputError if it is too long."""
        name, listed = " ".join(clean(name).split()), [" ".join(tag.split()) for tag in clean(tags).split(",")]
        for text in (name, ", ".join(listed)):
            if len(text) > LONGEST:
                raise input_error("A name, and all tags together, have at most {most} characters.", most=LONGEST)
        return cls(name, tuple(dict.fromkeys(filter(None, listed))), bookmarked)

    @classmethod
    def from_json(cls, data: Any) -> "Label":
        """The label in a JSON object; an empty one if there is none."""
        if not isinstance(data, Mapping):
            return cls()
        tags = data.get("tags")
        written = ",".join(tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else ""
        try:
            return cls.of(str(data.get("name") or ""), written, data.get("bookmarked") is True)
        except InputError:
            return cls()

    def to_json(self) -> dict[str, Any]:
        """The label as a JSON object without empty fields."""
        fields = {"name": self.name, "tags": list(self.tags), "bookmarked": self.bookmarked}
        return {name: value for name, value in fields.items() if value}


NO_LABEL = Label()


class Labels:
    """Labels in the table `kept`; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, kind: str, id: object, label: Label) -> None:
        """Store the label of a game or solve, replacing the old one; an empty label deletes it."""
        with self._database.change() as connection:
            if label == NO_LABEL:
                key_values.delete(connection, _key(kind, id))
            else:
                key_values.put(connection, _key(kind, id), label.to_json())

    def all(self, kind: str) -> dict[str, Label]:
        found = {}
        for id, text in key_values.texts(self._database, _key(kind, "")).items():
            try:
                found[id] = Label.from_json(parsed(text))
            except InputError as error:
                self._database.add_message(str(error))
        return found

    def one(self, kind: str, id: object) -> Label:
        """The label of one game or solve; an empty one if it has none."""
        return self.all(kind).get(str(id), NO_LABEL)


def written(record: GameRecord, label: Label) -> GameRecord:
    return record if label == NO_LABEL else replace(record, extra={**record.extra, EXTRA: label.to_json()})


def split(record: GameRecord) -> tuple[GameRecord, Label]:
    if EXTRA not in record.extra:
        return record, NO_LABEL
    extra = {key: data for key, data in record.extra.items() if key != EXTRA}
    return replace(record, extra=extra), Label.from_json(record.extra[EXTRA])


def _key(kind: str, id: object) -> str:
    return f"{_PREFIX}{kind}/{id}"
