"""What is kept: results, facts, games, and what was open last, in SQLite."""
