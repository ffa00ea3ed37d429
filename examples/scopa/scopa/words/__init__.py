"""What is said: phrases, lines of text, and the messages in three languages."""

from scopa.words.say import action, event, offer, prompt, refusal
from scopa.words.sections import text

__all__ = ["action", "event", "offer", "prompt", "refusal", "text"]
