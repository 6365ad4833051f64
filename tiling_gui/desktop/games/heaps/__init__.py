"""The window's parts of games for the last move: heaps as counters, values as nim heaps, octal games, the lesson."""
