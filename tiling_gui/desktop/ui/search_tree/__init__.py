"""A recorded search as a tree that is drawn step by step; without Qt."""
