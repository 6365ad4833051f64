"""The exact solver of the matching game; the compiled part is kernel.py."""
