"""The lab: arena, PettingZoo, OpenSpiel, the vectorised environment, and the pages about them."""
