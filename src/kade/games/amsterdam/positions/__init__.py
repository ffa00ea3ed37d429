"""Positions laid out by hand, and which positions and moments a game can come to."""
