"""A person at a socket: who may come in, and what each request does."""
