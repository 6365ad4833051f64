"""The tiling game: rules, the number of dominoes still to come, editing, and pictures."""
