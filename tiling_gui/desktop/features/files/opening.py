"""Opens what comes from outside: files chosen, dropped or given on the command line, and pasted text."""

from collections.abc import Sequence
from pathlib import Path

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.controller import save_all
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.records.lesson_file import WATCH, is_assignment, is_lesson, is_link
from tiling_gui.records.recognition import Recognised, recognise
from tiling_gui.records.record import GameRecord
from tiling_gui.store.exchange import ORIGINAL, as_imported
from tiling_gui.store.tiling_results import import_results


class FileOpener:
    """Opens games, results, lessons and links. On an error the board stays as it is and the error is shown."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self.said = ""
        """The message shown last."""

    def _say(self, sentence: str) -> None:
        self.said = sentence
        self._workspace.status.say(sentence)

    def files(self, names: Sequence[str]) -> bool:
        """Opens files and links, the first game on the board. Shows a message; returns False on an error."""
        try:
            links = [name for name in names if is_link(name)]
            texts = [(name, atomic.read_text(name)) for name in names if name not in links]
            taught = {name: is_assignment(text) for name, text in texts if is_lesson(text)}
            texts = [(name, text) for name, text in texts if name not in taught]
            found = [(name, None if _is_original(text) else _named(name, text)) for name, text in texts]
            reports = [import_results(self._workspace.store, text) for _, text in texts if _is_original(text)]
            said = [report.sentence for report in reports]
            said += self._put_in([(name, read) for name, read in found if read is not None])
            for link in links:
                opens = "watchSearch" if link.startswith(WATCH) else "lesson"
                self._workspace.windows.show(opens, link.partition(":")[2])
            for name, hidden in taught.items():
                self._workspace.windows.show("assignment" if hidden else "lesson", f"file:{name}")
        except (InputError, StoreError) as error:
            self._say(str(error))
            return False
        files = [name for name in names if not is_link(name)]
        if files:
            self._workspace.settings.change(folder=str(Path(files[0]).absolute().parent))
        self._say(" ".join(said))
        return True

    def text(self, text: str, came: str) -> bool:
        """Opens a game or position from text. Its values get `came` as their source, for example "pasted text"."""
        try:
            found = recognise(text)
            said = self._put_in([(came, found)])
        except (InputError, StoreError) as error:
            self._say(str(error))
            return False
        if not found.records:
            said = [tr("Read as {form}: {title}.", form=tr(found.form), title=GAMES[found.game].title(found.start))]
        self._say(" ".join(said))
        return True

    def _put_in(self, found: Sequence[tuple[str, Recognised]]) -> list[str]:
        """Saves all games and opens the first; returns the sentences to show."""
        space = self._workspace
        given = [(Path(name).name, record) for name, read in found for record in read.records]
        given += [(Path(name).name, self._begun(read)) for name, read in found if not read.records]
        if not given:
            return []
        save_all()
        made = [(name, record, as_imported(space.store, record, name)) for name, record in given]
        for _, _, kept in made:
            space.store.put_game(kept)
        space.controller.open(made[0][2])
        said = [_opened(*made[0])]
        if len(made) > 1:
            said.append(plural("%n more were added to the games.", "%n more was added to the games.", len(made) - 1))
        return said

    def _begun(self, found: Recognised) -> GameRecord:
        return make_record(GAMES[found.game], found.start, self._workspace.settings.current)


def _is_original(text: str) -> bool:
    return ORIGINAL in text.lower() and not text.lstrip("\ufeff \t\r\n").startswith(("[", "{"))


def _named(name: str, text: str) -> Recognised:
    try:
        return recognise(text)
    except InputError as error:
        raise InputError(tr("{file}: {error}", file=Path(name).name, error=error)) from error


def _opened(file: str, record: GameRecord, found: GameRecord) -> str:
    if found.id != record.id:
        return tr("Opened {file} as a separate game: it differs from the saved one.", file=file)
    if found.tree != record.tree:
        return tr("Opened {file}: the saved game already contains all of it.", file=file)
    return tr("Opened {file}.", file=file)
