"""Open tables, and everybody who looks at them."""
