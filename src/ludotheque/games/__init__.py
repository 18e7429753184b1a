"""The boxes on the shelf, one folder each: rules, notation, pictures, words, rulebook. No I/O.

A box imports the contract, the kernel, the hands and the physics; never the server or the shelf.
"""
