"""OSS: a scripted match for every ruling, the tricks as data, the odds of a hand, whole matches."""
