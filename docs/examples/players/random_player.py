"""A player of one's own for `tiling-gui match 4x4 --max "exec:python3 random_player.py"`: any legal move."""

import json
import random
import sys

for line in sys.stdin:
    turn = json.loads(line)
    print(json.dumps({"move": random.choice(turn["moves_text"])}), flush=True)
