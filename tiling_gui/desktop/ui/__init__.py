"""What every window is made of: theme, icons, settings, messages, drawing, widgets. No game and no session."""
