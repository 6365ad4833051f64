"""Building blocks of all windows: theme, icons, settings, messages, drawing, widgets. No game and no session."""
