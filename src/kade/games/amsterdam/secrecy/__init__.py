"""Who may know what: places, views, and what a seat remembers."""
