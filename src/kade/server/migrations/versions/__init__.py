"""One step of the database's history a file."""
