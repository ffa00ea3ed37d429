"""How Windmill Valley is learnt: the chapters of its rulebook, in three languages. The rules are in docs/rules."""
