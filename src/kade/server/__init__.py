"""The table on the web: seats, live play and storage. What a game is, it learns from `kade.load` alone."""
