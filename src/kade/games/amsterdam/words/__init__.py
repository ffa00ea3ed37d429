"""What is said: phrases, lines of text, and the messages in three languages."""

from kade.games.amsterdam.words.say import action, event, offer, prompt, refusal
from kade.games.amsterdam.words.sections import text

__all__ = ["action", "event", "offer", "prompt", "refusal", "text"]
