"""Which commands apply to the game as it stands."""

from tiling_gui.desktop.actions import Actions
from tiling_gui.desktop.controller import Controller


def enable(actions: Actions, control: Controller) -> None:
    """Switches every command on or off; without hints those that hint are away."""
    session = control.session
    over, tree = session.position.is_over, session.tree
    hints = session.record.hints
    at_work = control.at_work
    states = {
        "switchRoles": bool(session.record.finished),
        "undo": bool(tree.cursor),
        "redo": bool(tree.node.children),
        "firstMove": bool(tree.cursor),
        "previousMove": bool(tree.cursor),
        "nextMove": bool(tree.node.children),
        "lastMove": bool(tree.node.children),
        "hint": hints and not over,
        "showValues": hints,
        "showGraph": hints,
        "pauseSolve": at_work,
        "startCampaign": session.game.key == "domino",
        "cancelSolve": at_work or control.valuing.valuing,
        "stopPlayers": session.waits_for_player,
        "stepPlayers": session.waits_for_player,
        "pausePlayers": not any(session.record.player(side).spec == "human" for side in session.game.sides),
    }
    for name, on in states.items():
        actions[name].setEnabled(on)
    for name in ("hint", "showValues", "showGraph"):
        actions[name].setVisible(hints)
