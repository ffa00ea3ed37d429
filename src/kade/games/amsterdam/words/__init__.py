"""What is said: phrases, lines of text, and the messages in three languages."""

from kade.games.amsterdam.words.say import action, cards, event, offer, prompt, refusal
from kade.games.amsterdam.words.sections import text

__all__ = ["action", "cards", "event", "offer", "prompt", "refusal", "text"]
