"""Accounts: guests, registered players, passwords and sessions."""
