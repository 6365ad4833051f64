"""What all games share: positions, moves, results, notation, graphs and drawing. No search, no Qt."""
