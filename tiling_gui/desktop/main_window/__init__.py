"""The frame of the window: menus, panels, status line, work line, and what carries news to them."""
