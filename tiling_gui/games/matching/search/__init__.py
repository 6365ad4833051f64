"""The exact solver of the matching game; its compiled part is kernel.py."""
