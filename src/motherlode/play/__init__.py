"""Playing: Match, Perspective, Record, replay, undo, preview, text and rulebooks."""
