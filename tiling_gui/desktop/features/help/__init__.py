"""The help: pages of Markdown that are also read in the repository, shown in a window of their own."""
