"""For the host of a server: metrics, logs, backups, the data folder."""
