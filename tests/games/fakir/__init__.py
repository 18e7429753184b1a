"""What Fakir brings to the tests that all boxes pass."""
