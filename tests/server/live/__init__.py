"""What people ask for on a socket, and the first and last words there."""
