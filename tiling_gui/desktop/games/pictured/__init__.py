"""A generic view for games with a picture: moves are clicked in it, and a start is typed."""
