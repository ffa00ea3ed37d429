"""How people learn the games: the ledgers of the rules, the rulebook made of them, guided games. No page here."""
