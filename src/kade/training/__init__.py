"""Values that are learnt from games: Records become rows of features, rows become weights. `kade train` does it all."""
