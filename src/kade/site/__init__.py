"""A folder of plain files that any web host can serve, and that plays in the browser: what `kade site` writes."""
