"""What is drawn: cards, the table, the players' plates. rows.py puts them together."""
