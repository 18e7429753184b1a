"""What Bausack · Sac Noir brings to the tests that all boxes pass."""
