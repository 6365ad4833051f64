"""Golden pictures: every drawing is the same as when it was last reviewed.

After an intended change, compare the drawings before and after side by side; then `python -m tests.drawings.test_kinds`
writes the new digests.
"""

import json
from hashlib import sha256
from pathlib import Path

from tests.drawings.kinds import every_drawing

GOLDEN = Path(__file__).with_name("golden.json")


def digests() -> dict[str, str]:
    """The first digits of the SHA-256 of each drawing's text, by name."""
    return {name: sha256(text.encode()).hexdigest()[:12] for name, text in every_drawing()}


def test_every_drawing_is_as_it_was_looked_at() -> None:
    known, now = json.loads(GOLDEN.read_text()), digests()
    assert sorted(now) == sorted(known)
    assert [name for name in now if now[name] != known[name]] == []


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests(), indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
