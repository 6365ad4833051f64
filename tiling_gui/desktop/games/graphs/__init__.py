"""Common parts of the games on graphs: choosing, drawing and storing graphs, and boards used by keyboard."""
