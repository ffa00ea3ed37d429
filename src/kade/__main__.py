"""`python -m kade` is the command `kade`."""

from kade.cli import main

main()
