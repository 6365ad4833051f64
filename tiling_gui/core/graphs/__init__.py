"""Graphs drawn in the plane: coordinates, faces, named families, and step-by-step editing."""
