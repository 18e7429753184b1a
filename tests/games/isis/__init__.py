"""What Isis & Osiris brings to the tests that all boxes pass."""
