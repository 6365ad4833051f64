"""The compiled part of the engine. Importing anything here imports numba: do it inside functions, on first use.

bits       instructions of the processor: popcount, trailing zeros, byte swap
wide       a word of 128 bits
words      what differs between words of 64 and of 128 bits: all else is written once
geometry   bitboards: neighbours, flood fill
forms      the canonical form of a component, hashing
parts      components and phases: a set of squares becomes unresolved components + one phase
zugzwang   which components are known to reach no zugzwang, by their form
table      the transposition table: bounds for both movers under one key
ordering   the fitted mean
potentials block potentials, found in one pass
block_bounds  bounds of components by look-ups in tables of those
moves      options and deletions of a node, as records
search     the null-window search
"""
