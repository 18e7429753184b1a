"""What OSS brings to the tests that all boxes pass."""
