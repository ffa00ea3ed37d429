"""What every picture and sentence shares: SVG, panels, messages, narration, styles. No game words."""
