"""What a box brings to the tests that all boxes pass: one folder a box."""
