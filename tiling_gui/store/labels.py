"""What a person calls a game or a solve, and finds it again by: a name, tags, a bookmark.

They lie beside what they label, so that naming a game and playing it on, in two windows at once, take nothing from
each other. A game written to a file takes its label along, in the record's `extra`.
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
"""In a record's extra: its label."""
LONGEST = 80
"""Characters of a name or of all tags together."""

_PREFIX = "label/"


@dataclass(frozen=True)
class Label:
    """What is said of one game or solve."""

    name: str = ""
    tags: tuple[str, ...] = ()
    """In the order they were given, each once."""
    bookmarked: bool = False

    @classmethod
    def of(cls, name: str = "", tags: str = "", bookmarked: bool = False) -> "Label":
        """From what a person typed: tags parted by commas. Raises InputError where it is too long."""
        name, listed = " ".join(clean(name).split()), [" ".join(tag.split()) for tag in clean(tags).split(",")]
        for text in (name, ", ".join(listed)):
            if len(text) > LONGEST:
                raise input_error("A name, and all tags together, have at most {most} letters.", most=LONGEST)
        return cls(name, tuple(dict.fromkeys(filter(None, listed))), bookmarked)

    @classmethod
    def from_json(cls, data: Any) -> "Label":
        """The label of a JSON object; an empty one where it is none."""
        if not isinstance(data, Mapping):
            return cls()
        tags = data.get("tags")
        written = ",".join(tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else ""
        try:
            return cls.of(str(data.get("name") or ""), written, data.get("bookmarked") is True)
        except InputError:
            return cls()

    def to_json(self) -> dict[str, Any]:
        """The label as a JSON object with what there is; empty if nothing is said."""
        fields = {"name": self.name, "tags": list(self.tags), "bookmarked": self.bookmarked}
        return {name: value for name, value in fields.items() if value}


NO_LABEL = Label()
"""Nothing is said."""


class Labels:
    """Labels in the table of small things; part of Store. Methods raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, kind: str, id: object, label: Label) -> None:
        """Keeps the label of one game or solve in place of what was said of it."""
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
                self._database.tell(str(error))
        return found

    def one(self, kind: str, id: object) -> Label:
        """The label of one; an empty one where nothing is said."""
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
