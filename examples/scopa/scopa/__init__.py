"""Scopa, the Italian card game, for Kade."""
