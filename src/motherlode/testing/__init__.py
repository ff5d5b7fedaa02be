"""The laws as importable helpers, and Lode, a small game with secrets to prove them on."""
