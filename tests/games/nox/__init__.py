"""What NOX brings to the tests that all boxes pass."""
