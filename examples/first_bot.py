#!/usr/bin/env python3
"""A first bot: it claims, builds or sells when it can, and otherwise does anything. Try:

kade play amsterdam --seats me,cmd:examples/first_bot.py
"""

import json
import random
import sys

WISHES = ("claim", "build", "ship", "lay")

for line in sys.stdin:
    question = json.loads(line)  # {"type": "decide", "seat": 0, "legal": ["take pink", ...], "view": {...}, ...}
    legal = question["legal"]
    wished = [name for name in legal if name.startswith(WISHES)]
    dice = random.Random(f"{question['seed']} {question['view']}")
    answer = {"action": dice.choice(wished or legal)}
    print(json.dumps(answer), flush=True)
