"""Campaigns in the window: the run on a worker thread, the list, and the picture of the top of the tree."""
