"""The default view of a game: its picture, in which moves are clicked, and a card on which a start is typed."""
