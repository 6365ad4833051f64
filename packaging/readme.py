"""README.md as the package contains it: shown on the page of a package index, where relative links do not work.

Hatchling calls this when it builds (pyproject.toml, `tool.hatch.metadata.hooks.custom`). If `project.urls` has a
`Repository`, links and pictures point there; otherwise links become plain text and pictures are left out.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:)([^)]+)\)")


class ReadmeHook(MetadataHookInterface):
    """Hatchling's hook for the dynamic field `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets the field."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = metadata.get("urls", {}).get("Repository", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_form(text, repository)}


def package_form(text: str, repository: str) -> str:
    """`text` without relative links; `repository` is a URL such as "https://host/owner/name", or ""."""

    def made(link: re.Match[str]) -> str:
        picture, words, path = link.groups()
        if not repository:
            return "" if picture else words
        return f"{picture}[{words}]({repository.rstrip('/')}/{'raw' if picture else 'blob'}/HEAD/{path})"

    return re.sub(r"\n{3,}", "\n\n", _LINK.sub(made, text))
