"""Programs that make the data the program ships and count what its theory states; README.md lists them."""
