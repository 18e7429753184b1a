"""The bots of the boxes with compiled rules."""
