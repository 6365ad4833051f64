"""Who chooses moves: lookahead, perfect, random and erring players; and matches between them."""
