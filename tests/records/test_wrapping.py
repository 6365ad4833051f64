"""Records and other texts as mails and chats wrap them."""

from hypothesis import given

from tests.records.games import played, records
from tests.walks import walked
from tiling_gui.records import collection, json_form, text
from tiling_gui.records.record import GameRecord
from tiling_gui.records.wrapping import unwrapped

GAME = text.write(played())


def quoted(written: str, mark: str = "> ") -> str:
    return "\n".join((mark + line).rstrip() for line in written.split("\n"))


@walked(
    "written",
    [
        f"Look at this one:\n\n```\n{GAME}```\nBest wishes",
        f"```text\r\n{GAME}\r\n```".replace("\n", "\r\n"),
        f"~~~\n{GAME}~~~",
        f"Look at this one:\n\n{GAME}",
        f"Hello,\n\n{GAME}\n\n-- \nAda Player",
        quoted(GAME),
        quoted(GAME, ">"),
        quoted(GAME, "> > "),
        f"Anna wrote:\n{quoted('Look:')}\n{quoted(GAME)}\n\nHow nice!",
        f"Anna wrote:\n{quoted(f'```{chr(10)}{GAME}```')}\n",
        quoted(GAME, "    "),
        f"```\nsome words\n```\nand\n```\n{GAME}```",
    ],
)
def test_a_record_is_found_in_a_message(written: str) -> None:
    assert collection.read(written) == [text.read(GAME)]


def test_several_are_found_and_json_as_well() -> None:
    other = text.write(played(3, 3, seed=2))
    assert collection.read(f"One:\n```\n{GAME}```\nTwo:\n```\n{other}```\n") == [text.read(GAME), text.read(other)]
    assert collection.read(f"```json\n{json_form.write(played(seed=3))}```")[0].tree == played(seed=3).tree


@given(records())
def test_any_record_is_read_from_a_quotation_and_a_fence(record: GameRecord) -> None:
    for form in (text, json_form):
        written = form.write(record)
        assert collection.read(quoted(written)) == [record]
        assert collection.read(f"Look:\n```\n{written}```\n") == [record]
        assert unwrapped(written).strip() == written.strip()


@walked(
    ("written", "found"),
    [
        ("`x*y - z`", "x*y - z"),
        ("```\n..#\n...\n```\n", "..#\n..."),
        (">>graph6<<Cr", ">>graph6<<Cr"),
        ("> 1 2\n> 2 3", "1 2\n2 3"),
        ("x > y", "x > y"),
    ],
)
def test_other_texts(written: str, found: str) -> None:
    assert unwrapped(written) == found
