"""Windmill Valley for 1 to 4 players; alone one plays against the Gardener."""
