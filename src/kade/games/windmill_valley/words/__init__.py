"""What is said: phrases, lines of text, and the messages in three languages."""

from kade.games.windmill_valley.words.offers import offer
from kade.games.windmill_valley.words.say import action, automata, event, prompt, refusal
from kade.games.windmill_valley.words.sections import text

__all__ = ["action", "automata", "event", "offer", "prompt", "refusal", "text"]
