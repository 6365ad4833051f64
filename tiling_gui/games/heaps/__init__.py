"""Heap games: Nim, Grundy's game, Treblecross and octal games, with their values and pictures."""
