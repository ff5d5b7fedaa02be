"""The HTTP interface: route handlers and the files of the client."""
