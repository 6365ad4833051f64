"""Facts about a graph shown in the editor, and the editor's history."""

from tiling_gui.core.graphs.planar import Graph
from tiling_gui.language import plural, tr


def facts_of(graph: Graph, *, sharing: bool) -> str:
    """The size of a graph; for `sharing` games also its faces, or why it has none, and its odd degrees."""
    vertices = plural("%n vertices", "%n vertex", len(graph.vertices))
    edges = plural("%n edges", "%n edge", len(graph.edges))
    if not (sharing and graph.vertices):
        return tr("{vertices}, {edges}.", vertices=vertices, edges=edges)
    reason = graph.why_no_faces()
    if reason is None:
        faces = plural("%n faces", "%n face", len(graph.faces))
        text = tr("{vertices}, {edges}, {faces}.", vertices=vertices, edges=edges, faces=faces)
    else:
        text = tr("{vertices}, {edges}. {reason}", vertices=vertices, edges=edges, reason=reason)
    odd = [name for name, degree in zip(graph.vertex_names, graph.degrees, strict=True) if degree % 2]
    if not odd:
        return text
    return tr(
        "{facts} Odd degree: {names}. Under the odd rule MAX gets them by proposing colour 1 each time.",
        facts=text,
        names=", ".join(odd[:6]) + (" …" if len(odd) > 6 else ""),
    )


class GraphHistory:
    """The graphs of all steps, one of which is current."""

    def __init__(self, first: Graph) -> None:
        self._steps, self._at = [first], 0

    @property
    def current(self) -> Graph:
        return self._steps[self._at]

    def add(self, graph: Graph) -> None:
        self._steps = [*self._steps[: self._at + 1], graph]
        self._at += 1

    def can_go(self, by: int) -> bool:
        """Whether a step can be undone (-1) or redone (1)."""
        return 0 <= self._at + by < len(self._steps)

    def go(self, by: int) -> Graph:
        """Undoes or redoes a step if possible; returns the current graph."""
        if self.can_go(by):
            self._at += by
        return self.current
