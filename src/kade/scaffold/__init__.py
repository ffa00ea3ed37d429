"""What `kade new-game` writes: a small game that can be played, as templates. Each file of `files/` becomes a file of the
new package; words between at-signs (the game's id, its module, the prefix of its rules …) are filled in."""
