"""A model of people's hands: reaction, Fitts's law, tremor, flicks that go astray, landings guessed
wrong. It moves a pointer as everybody does, and looks at nothing that people do not see.

It is the bots' hand, the measure of how hard a trick is, and a test of the judge.
"""
