"""What a position of the tiling game falls into, and what each part is worth."""
