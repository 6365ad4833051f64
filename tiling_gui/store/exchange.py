"""Export and import of stored games, each with its label. Import takes all files or none."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tiling_gui import atomic, paths
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.errors import InputError, StoreError, input_error
from tiling_gui.language import tr
from tiling_gui.records import collection, export, known, own_files
from tiling_gui.records.record import GameRecord
from tiling_gui.store.labels import NO_LABEL, split, written
from tiling_gui.store.removed import GAME
from tiling_gui.store.store import Store
from tiling_gui.store.tiling_results import Report, import_results

ORIGINAL = "board dimensions"
"""Occurs in the original program's files of results, and in no game record."""


@dataclass(frozen=True)
class ImportedRecord:
    """An imported record, and what is stored for it."""

    file: str
    given: GameRecord
    kept: GameRecord

    @property
    def is_separate(self) -> bool:
        """True if it was stored as a separate game because it contradicts the stored game with its id."""
        return self.given.id != self.kept.id


def as_imported(store: Store, record: GameRecord) -> GameRecord:
    """What importing `record` from a file would store; nothing already stored is lost. Raises StoreError.

    Its values are what the file says until they are proved here. Only its label is stored now, not the record.
    """
    record, label = split(record)
    found = store.as_imported(record.with_tree(known.heard(record.tree)))
    if label != NO_LABEL and store.labels.one(GAME, found.id) == NO_LABEL:
        store.labels.put(GAME, found.id, label)
    return found


def for_export(store: Store, record: GameRecord) -> GameRecord:
    """The record as it is exported: with its label, and a finished game with the cursor at its end."""
    if record.finished:
        record = record.with_tree(record.tree.go(record.line))
    return written(record, store.labels.one(GAME, record.id))


def load_game(store: Store, id: str) -> GameRecord:
    """A stored game as it is exported. Raises InputError if there is none."""
    return for_export(store, store.with_proved_bounds(store.game(id)))


def save_as_stored(store: Store, id: str, file: str | Path) -> None:
    """Write a game's stored text to a .json file, even if it can no longer be read. Raises InputError, StoreError."""
    if export.format_of(file) != "json":
        raise input_error("A game that can no longer be opened can only be written to a .json file.")
    atomic.write_text(file, store.game_text(id))


def import_games(
    store: Store, files: Iterable[str | Path], read_text: Callable[[str | Path], str] = own_files.read_text
) -> tuple[list[ImportedRecord], list[Report]]:
    """Store every game, and every result of the original program, in `files`. `read_text` returns a file's text.

    All files are read before anything is stored. Raises InputError naming the first unreadable file; nothing changes.
    """
    read: list[tuple[str, list[GameRecord]]] = []
    results = []
    for file in files:
        text = read_text(file)
        try:
            if ORIGINAL in text.lower() and not text.lstrip().startswith(("[", "{")):
                results.append(text)
            else:
                read.append((str(file), collection.read(text)))
        except InputError as error:
            raise input_error("{what}: {said}", what=Path(file).name, said=error) from error
    with store.transaction():
        reports = [import_results(store, text) for text in results]
        return [_import_record(store, record, name) for name, records in read for record in records], reports


def _import_record(store: Store, record: GameRecord, name: str) -> ImportedRecord:
    kept = as_imported(store, record)
    store.put_game(kept)
    store.removed.restore(GAME, kept.id)
    return ImportedRecord(name, record, kept)


def readable(store: Store, ids: Sequence[str]) -> tuple[list[GameRecord], list[str]]:
    """The stored games that can be read, as they are exported, and a sentence for each that cannot.

    Raises InputError if none can.
    """
    records, left_out = [], []
    for id in ids:
        try:
            records.append(load_game(store, id))
        except InputError as error:
            if len(ids) == 1:
                raise
            left_out.append(tr("Game {id} is left out: {error}", id=id, error=error))
    if left_out and not records:
        raise InputError(" ".join(left_out))
    return records, left_out


def export_games(
    records: Sequence[GameRecord], place: str | Path, *, picture: bool = False, notes: Annotations = NOTHING
) -> list[Path]:
    """Write games to the file `place`, or to one .tiling file each in the folder `place`. Return the files written.

    A name with a suffix is a file, which may hold several games if it is one of collection.FORMATS; `picture` and
    `notes` are for one game, as in export.save. Raises InputError and StoreError.
    """
    target = Path(place)
    if target.suffix and not target.is_dir():
        if len(records) == 1:
            export.save(records[0], target, picture=picture, notes=notes)
        else:
            collection.save(records, target)
        return [target]
    return _one_file_each(records, target)


def _one_file_each(records: Sequence[GameRecord], folder: Path) -> list[Path]:
    atomic.check_name(folder)
    try:
        paths.make_private(folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(
            tr("The folder {folder} cannot be created: {reason}.", folder=folder, reason=reason)
        ) from error
    done = []
    for record in records:
        file = _free(folder / export.file_name(record, "tiling"))
        atomic.write_text(file, export.FORMATS["tiling"](record))
        done.append(file)
    return done


def _free(file: Path) -> Path:
    """`file`, with a number added to its name if it exists."""
    found, number = file, 1
    while found.exists():
        number += 1
        found = file.with_name(f"{file.stem} ({number}){file.suffix}")
    return found
