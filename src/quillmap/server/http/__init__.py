"""HTTP: the routes, and what stands around each request."""
