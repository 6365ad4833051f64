"""The compiled part of the engine. Importing any of these modules imports numba: do it inside functions, on first use.

words             what differs between words of 64 and 128 bits; everything else is written once
geometry          bitboards: neighbours, flood fill
forms             the canonical form of a component, hashing
small_components  the means of small components, in a table of their own
records           positions as records: unresolved components and one phase
table             the transposition table: bounds for both movers under one key
ordering          the fitted mean
potentials        block potentials, computed in one pass
block_bounds      bounds of components by lookups in tables of block potentials
moves             the options of a node, as records
search            the null-window search
entry             the functions that Python calls
"""
