"""Who chooses moves: people, lookahead, perfect and random players; matches and tournaments."""
