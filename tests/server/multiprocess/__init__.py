"""Several server processes on one PostgreSQL, as on several machines."""
