"""How Scopa is played, chapter by chapter as in ledger.md."""
