"""The postfix form of an expression, with the steps of the stack that lead to it."""
