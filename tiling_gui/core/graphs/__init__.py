"""Graphs drawn in the plane: coordinates, faces, named families, and changing them step by step."""
