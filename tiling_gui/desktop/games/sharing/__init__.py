"""What the page of the sharing games is made of: the graph, the colours, the card, the graph editor, the curve."""
