"""The phases of Lode, one module each: the sealed bid and the turns; the draws of chance beside them."""
