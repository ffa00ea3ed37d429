"""Amsterdam (Ticket to Ride: Amsterdam) for 2 to 4 players."""
