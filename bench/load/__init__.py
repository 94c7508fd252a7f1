"""Real sockets against a real server: how many people one core carries, and how long they wait."""
