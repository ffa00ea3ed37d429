"""stub"""
from kade.kernel.prose import Phrase
def players(n, names=None): return names or list(range(n))
def action(box,name): return Phrase("x",{})
def event(*a): return Phrase("x",{})
def prompt(*a): return Phrase("x",{})
def refusal(box,reason,details,names): return Phrase("error",{})
