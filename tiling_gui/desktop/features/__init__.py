"""The features of a window: each is made from a Workspace and knows nothing of the others.

To add one, write a module or a package here and name it in FEATURES.
"""

from pkgutil import resolve_name

from tiling_gui.desktop.session.workspace import Feature, Workspace

FEATURES = {
    "players_bar": "players_bar:PlayOnFeature",
    "files": "files:Files",
    "results": "results:Results",
    "reading": "accessibility:ReadingFeature",
    "text_size": "accessibility:TextSize",
    "past_games": "past_games:PastGames",
    "value_warrants": "value_warrants:ValueWarrants",
    "structure": "structure:StructureFeature",
    "theorem_mapping": "theorem_mapping:TheoremMapping",
    "background_evaluation": "background_evaluation:BackgroundEvaluation",
    "board_marks": "board_marks:BoardMarks",
    "move_tree_editing": "move_tree_editing:MoveTreeEditing",
    "review": "review:ReviewFeature",
    "tasks": "tasks:Tasks",
    "adaptive_opponent": "opponents:AdaptiveOpponent",
    "custom_player": "opponents:CustomPlayer",
    "presentation": "presentation:Presentation",
    "first_run": "first_run:FirstRun",
}
"""Feature classes by name, as module:class relative to this package, in the order in which they are created."""


def make_features(workspace: Workspace) -> dict[str, Feature]:
    made: dict[str, Feature] = {}
    for name, where in FEATURES.items():
        made[name] = workspace.feature(resolve_name(f"{__name__}.{where}"))
    return made
