"""How people learn the games: the ledgers of the rules, and the rulebook made of them. No page and no command here."""
