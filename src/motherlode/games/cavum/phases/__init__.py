"""The sections of a phase of Cavum: legal, check and apply in each; the automatic ones only happen."""
