"""What Pebbles brings to the tests that all boxes pass, and tests of its own."""
