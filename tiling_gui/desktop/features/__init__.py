"""Everything that plugs into the window; each is built from a Workspace and knows nothing of the others."""
