"""For whoever runs a server: serving, stored games, backups, and what is wrong with a machine."""
