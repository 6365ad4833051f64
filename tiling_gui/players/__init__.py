"""Players: lookahead, perfect, random and erring ones; matches, tournaments, ratings, reviews and puzzles."""
