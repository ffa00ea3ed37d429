"""What teaches the game: the script of a guided first game, and its words."""
