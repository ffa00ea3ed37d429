"""How Amsterdam is learnt: the chapters of its rulebook, in three languages. The rules themselves are in docs/rules."""
