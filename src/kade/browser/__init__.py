"""Kade inside a web page: what a server does, without a server. Python runs in a web worker, in Pyodide."""
