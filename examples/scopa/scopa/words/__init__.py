"""What is said: phrases, lines of text, and the messages in three languages."""
