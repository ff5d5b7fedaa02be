"""The server: tables for friends, strangers and bots. `app.make_app` builds it from one `Settings` object."""
