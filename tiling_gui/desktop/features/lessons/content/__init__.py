"""The steps of the lessons, one module a subject."""
