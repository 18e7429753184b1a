"""The server's proof: real processes, real sockets on loopback, and what they leave on the disk."""
