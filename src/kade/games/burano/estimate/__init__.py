"""A guess of the final points, for the bots."""
