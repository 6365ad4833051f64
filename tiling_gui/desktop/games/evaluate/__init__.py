"""The page of e-Valuate: the typeset expression, the cards of variables, the keys of values, its set-up card."""
