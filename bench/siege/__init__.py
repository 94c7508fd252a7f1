"""A real server, people who play there, and strangers who try to spoil their evening."""
