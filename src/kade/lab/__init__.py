"""The laboratory: games as arrays of numbers, and as environments of the libraries that people learn with. It needs
`kade[rl]`, and nothing else of Kade needs it."""
