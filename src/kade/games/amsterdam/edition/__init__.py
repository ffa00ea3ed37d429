"""What is printed in the box, and which editions of it can be played."""
