"""What `kade new-game` writes, as templates: a small game that can be played. Each file of `files/` becomes one of the
new package; words between at-signs (the game's id, its module, the prefix of its rules …) are filled in."""
