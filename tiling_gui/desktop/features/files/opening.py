"""Opens what comes from outside: files chosen, dropped or given on the command line, and pasted text."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tiling_gui.atomic import local_name
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.controller import save_all
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.records.lesson_file import WATCH, is_lesson, is_link
from tiling_gui.records.own_files import PUZZLES, kind_of, read_text
from tiling_gui.records.recognition import Recognised, recognise
from tiling_gui.records.record import GameRecord
from tiling_gui.search.efg import is_efg
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
        """Open files and links, the first game on the board. Show a message; return False on an error."""
        names = list(map(local_name, names))
        try:
            links = [name for name in names if is_link(name)]
            texts = [(name, read_text(name)) for name in names if name not in links]
            shown = {name: _window_of(text) for name, text in texts}
            texts = [(name, text) for name, text in texts if not shown[name]]
            found = [(name, None if _is_original(text) else self._named(name, text)) for name, text in texts]
            reports = [import_results(self._workspace.store, text) for _, text in texts if _is_original(text)]
            said = [report.sentence for report in reports]
            said += self._put_in([(name, read) for name, read in found if read is not None])
            said += [note for _, read in found if read is not None for note in read.notes]
            for link in links:
                opens = "watchSearch" if link.startswith(WATCH) else "lesson"
                self._workspace.windows.show(opens, link.partition(":")[2])
            for name, window in shown.items():
                if window:
                    self._workspace.windows.show(window, f"file:{name}")
        except (InputError, StoreError) as error:
            self._say(str(error))
            return False
        files = [name for name in names if not is_link(name)]
        if files:
            self._workspace.settings.change(folder=str(Path(files[0]).absolute().parent))
        self._say(" ".join(said))
        return True

    def text(self, text: str, came: str) -> bool:
        """Open a game, puzzle, tree or position from text, or the files and links in it.

        Its values get `came` as their source, for example "pasted text".
        """
        lines = text.strip().splitlines()
        if lines and all(is_link(line) or local_name(line) != line for line in lines):
            return self.files(lines)
        if is_efg(text):
            self._workspace.windows.show("watchSearch", f"text:{text}")
            return True
        try:
            self._open(recognise(text, self._workspace.session.game.key), came)
        except (InputError, StoreError) as error:
            self._say(str(error))
            return False
        return True

    def _open(self, found: Recognised, came: str) -> None:
        """Open what was found, and offer the other games on the same graph beside the message."""
        said = self._put_in([(came, found)])
        if found.start is not None:
            title = GAMES[found.game].title(found.start)
            said = [tr("Read as {form}: {title}.", form=tr(found.form), title=title), *found.notes]
        self._say(" ".join(said))
        offers = [
            NoticeAction(
                f"{key}Instead",
                tr("{game} instead", game=tr(GAMES[key].name)),
                partial(self._open, Recognised(found.form, game=key, start=start), came),
            )
            for key, start in found.instead
        ]
        if offers:
            self._workspace.notice.show_notice(self.said, offers)

    def _put_in(self, found: Sequence[tuple[str, Recognised]]) -> list[str]:
        """Save all games and open the first, or a puzzle; return the sentences to show."""
        space = self._workspace
        given = [(Path(name).name, record) for name, read in found for record in read.records]
        given += [(Path(name).name, self._begun(read)) for name, read in found if read.start is not None]
        codes = [read.code for _, read in found if read.code]
        if codes:
            space.windows.show("puzzles", codes[0])
        if not given:
            return []
        save_all()
        made = [(name, record, as_imported(space.store, record)) for name, record in given]
        for _, _, kept in made:
            space.store.put_game(kept)
        space.controller.open(made[0][2])
        said = [_opened(*made[0])]
        if len(made) > 1:
            said.append(plural("%n more were added to the games.", "%n more was added to the games.", len(made) - 1))
        return said

    def _begun(self, found: Recognised) -> GameRecord:
        return make_record(GAMES[found.game], found.start, self._workspace.settings.current)

    def _named(self, name: str, text: str) -> Recognised:
        try:
            return recognise(text, self._workspace.session.game.key)
        except InputError as error:
            unnamed = tr("The graph file")
            said = str(error).removeprefix(f"{unnamed}: ")  # its name stands there instead
            raise InputError(tr("{what}: {said}", what=Path(name).name, said=said)) from error


def _window_of(text: str) -> str:
    """The window in which a file is opened that contains no game; "" for all others."""
    if is_lesson(text):
        return "lesson"
    if is_efg(text):
        return "watchSearch"
    return "puzzles" if kind_of(text.lstrip("\ufeff").strip()) == PUZZLES else ""


def _is_original(text: str) -> bool:
    return ORIGINAL in text.lower() and not text.lstrip("\ufeff \t\r\n").startswith(("[", "{"))


def _opened(file: str, record: GameRecord, found: GameRecord) -> str:
    if found.id != record.id:
        return tr("Opened {file} as a separate game: it differs from the saved one.", file=file)
    if found.tree != record.tree:
        return tr("Opened {file}: the saved game already contains all of it.", file=file)
    return tr("Opened {file}.", file=file)
