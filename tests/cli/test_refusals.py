"""Calls that are refused: one line on stderr, with --json the same sentence on stdout, and nothing is done."""

import shlex

import pytest

from tests.cli.calls import refused
from tests.walks import walked

CALLS = """
analyse 3x4 --moves '[[[0,0],[0,2]]]'           | do not share an edge
analyse 3x4 --moves nonsense                    | nonsense
analyse 3x4 --moves '{"a": 1}'                  |
compare --json                                  | required
compare domino --json                           |
compare domino:3x3 --depth 0 --json             | a whole number from 1
compare domino:3x3 --first both --json          | max, min, first or second
compare domino:3x3 --first second --json        | max or min
compare domino:3x3 --methods average:0,1 --json | average
compare domino:3x3 --methods guess --json       | guess
compare domino:3x3 --node-limit 0               | a whole number from 1 to 999,999,999 is expected, not '0'.
compare domino:3x3 --node-limit 1000000000      | to 999,999,999 is expected, not '1000000000'.
compare domino:3x3 --time-limit -1              | a number of seconds above 0 is expected, not '-1'.
compare domino:3x3 --valid-only --json          | --valid-only
compare evaluate:x+y --with samples=-3          | a whole number from 1 to 999,999,999 is expected, not '-3'.
compare evaluate:x;order --json                 | value
compare heaps:nim:x --json                      | separated by commas
family 3x4                                      | an n in place of a number
family 3xn --csv --json                         | either --csv or --json
family 3xn --k 2                                | Give --k
family 3xn --n 5-1                              | 1-12
family 3xn --with domain=1 --json               | --with is for the families fair
family evaluate:fair:n --n 2 --with colour=1    | takes domain=0-9
family evaluate:fair:n --n 2 --with show=0      | show
family evaluate:fair:n --n 5 --json             | 2 to 4 variables
family heaps:kayles:n --n 0-999999              | at most 100000
family heaps:nim:n --first first                | does not depend on
family kxn                                      | Give --k
family kxn --k 1-400 --n 1-400                  | at most 100000 rows
family matching:cycle:n                         | from 3 to
games export                                    | --to
games export --all                              | required: --to
games export nothing                            | required: --to
games export nothing --to x.txt                 | There is no saved game 'nothing'
games import                                    | required: FILE
games restore                                   | required: GAME_ID
games throw                                     | invalid choice
match 4x4 --games 0                             | a whole number from 1
match 4x4 --games 1000000000                    | a whole number from 1
match 4x4 --max human                           | A person plays in the window
puzzle daily --date 2026-13-01                  | 2026-13-01
puzzle make 3x3 --first left                    | max or min
puzzle make 3x3 --game chess                    | chess
puzzle make 3x3 --to-move both                  | max or min
puzzle mistake abc                              | tiling-gui puzzle mistakes
puzzle show nowhere.json                        | neither a code nor a file
review                                          | --all
solve                                           | 5x6
solve -3x4                                      | Unrecognized arguments: -3x4.
solve --shape /no/such/file                     | cannot be read
solve 0x5                                       | 1 to 20
solve 3x3 --csv                                 | are for graphs
solve 3x3 --with chances                        | domino can be asked for nothing, not for 'chances'
solve 3x3 4x4                                   | solve takes one position
solve 4x4 --threads 0                           | --threads: a whole number from 1 to 999,999,999 is expected, not '0'.
solve 5x6 --first both                          | max or min
solve 5x6 --nonsense                            | --nonsense
solve 5x6 --shape x                             | shape
solve 5x6 --time-limit nan                      | nan
solve 9x9 --cluster local:2 --threads 2         | --threads is for this process
solve 9x9 --cluster tcp://h:8786 --no-store     | A cluster is local, local:N or tls://host:port
solve 9x9 --cluster tls:// --no-store           | A cluster is local, local:N or tls://host:port
solve 9x9 --prove                               | --prove is for the rows of a file
solve 9x9 --prove --rows a --no-store           | does not go with --no-store
solve 9x9 --rows /nowhere/f                     | cannot be read
solve 9x9 --rows a --checkpoint b               | Give either --rows or --checkpoint
solve ellie:3x4 --shape x --json                | Give either a board
solve evaluate:x --first me --json              | max or min
solve evaluate:x --with colours                 | evaluate can be asked for chances (of win, draw
solve heaps:go:3 --json                         | there are nim
solve matching:nothing                          | There is no graph
solve matching:petersen --csv --json            | either --csv or --json
solve sharing:cube,edges,faces,2 --moves 9      | Colours are 1 to 2
solve sharing:cube,edges,faces,2,blue           | not 'blue'
solve sharing:cube,edges,faces,2,nowhere.json   | cannot be read
solve sharing:nowhere.json,edges,faces,2        | nowhere.json cannot be read
solve sum:3 --time-limit 0 --json               | above 0
statistics --plot costs --to x.png              | .svg
statistics --to x.svg                           | --plot
structure                                       | 5x6
tournament 3x4 --levels random                  |
tournament 3x4 --levels random,adaptive         | adaptive
tournament 3x4 --openings -1                    |
tournament 3x4 --pairs 0                        | a whole number from 1
tournament 3x4 --sprt 50,0                      |
tournament 3x4 --sprt weak                      | weak
tournament 3x4 --to table.doc                   | table.doc
values '' --json                                | such as
values 0x --json                                | such as
values 3 --json                                 | such as
values 3x --why                                 | --why is for one board, such as 5x6.
values 3x0 --json                               | such as
values 3y --json                                | such as
values 4x33                                     | at most 128 squares, not 4 x 33
values 99x99                                    | 1 to 20
values x --json                                 | such as
"""
"""The call, and what is said of it."""


@walked("call, said", [[part.strip() for part in line.rsplit("|", 1)] for line in CALLS.strip().splitlines()])
def test_a_call_that_is_refused(call: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, *shlex.split(call))
    assert line.startswith("tiling-gui: ")
    assert said in line.removeprefix("tiling-gui: ")
