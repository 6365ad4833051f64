"""The window of results: what was solved and which games were played."""
