"""A program that plays every game, badly: it wins tricks with high cards and never raises.

    vaza arena truco --bots "cmd:python3 tests/bots/sample_bot.py,random"

It reads JSON objects, one a line, and answers those that ask. The protocol: game/bots/external.py.
"""

import json
import random
import sys
from typing import Any


def choose(legal: list[dict[str, Any]], order: list[str], chance: random.Random) -> int:
    """Index of the highest card that may be played, or of anything that stakes no more."""
    plays = [n for n, action in enumerate(legal) if action["do"] == "play"]
    if plays:
        return max(plays, key=lambda n: order.index(legal[n]["card"]))
    calm = [n for n, action in enumerate(legal) if action["do"] not in ("call", "bid", "vie")]
    return chance.choice(calm or range(len(legal)))


for line in sys.stdin:
    message = json.loads(line)
    if message.get("ask") == "ready":
        order = message["pack"]["cards"]  # all cards, from low to high
        chance = random.Random(message["seed"])
        answer: dict[str, Any] = {"offers": False}
    elif message.get("ask") == "do":
        answer = {"index": choose(message["legal"], order, chance)}
    else:
        continue  # something that is only told
    print(json.dumps({"id": message["id"], **answer}), flush=True)
