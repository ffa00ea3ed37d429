"""From a view to panels: what is drawn, and where."""
