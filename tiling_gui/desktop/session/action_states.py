"""Which commands apply to the game as it stands."""

from tiling_gui.desktop.session.actions import Actions, commands
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.player_names import opening, rests_words, solved_name
from tiling_gui.language import tr
from tiling_gui.records.verdict import value_words

PASSING = ("pauseSolve", "cancelSolve", "stopPlayers", "stepPlayers", "pausePlayers")
"""Commands that stand in the menus only while there is something to pause, to step or to end."""


def enable(actions: Actions, control: Controller) -> None:
    """Switches every command on or off; without hints those that hint are away."""
    session = control.session
    over, tree = session.position.is_over, session.tree
    hints = session.record.hints
    at_work = control.work.current is not None
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
        "solve": control.solvable,
        "pauseSolve": at_work or control.valuing.valuing,
        "cancelSolve": at_work or control.valuing.valuing,
        "stopPlayers": session.waits_for_player or control.opponent.busy,
        "stepPlayers": not over and not session.human_turn,
        "pausePlayers": not session.has_person or control.opponent.paused,
    }
    for command in commands():
        if command.game:
            states[command.name] = command.game == session.game.key
    for name, on in states.items():
        actions[name].setEnabled(on)
        if name in PASSING:
            actions[name].setVisible(on)
    for name in ("hint", "showValues", "showGraph"):
        actions[name].setVisible(hints)
    last_mover = control.view is not None and not control.view.counted
    actions["nimSum"].setVisible(last_mover and hints)
    if last_mover and not hints:
        actions["nimSum"].setChecked(False)
    actions["editPosition"].setVisible(session.game.can_edit)
    actions["puzzles"].setVisible(bool(session.game.engine))
    actions.say("solve", solve_tip(control))


def solve_tip(control: Controller) -> str:
    """What Solve would solve, or what is known of it: "This position (after move 6): 28, exact"."""
    session, position = control.session, control.wanted
    what = solved_name(session.position, session.game.title(session.start), position, session.ply_of(position))
    known = session.known(position)
    if known.value is None:
        return tr("Finds the exact value of {what}.", what=what)
    said = tr("{what}: {value}, exact.", what=opening(what), value=value_words(position, known.value))
    return " ".join(filter(None, (said, rests_words(known))))
