"""The main window's frame: menus, panels, status bar, progress bar, and the presenters that update them."""
