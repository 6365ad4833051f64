"""What the games on graphs share in the window: drawing shapes, choosing, editing and keeping graphs."""
