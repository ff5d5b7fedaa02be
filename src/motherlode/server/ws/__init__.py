"""Sockets: connections, what is broadcast to them, and the handlers of their messages."""
