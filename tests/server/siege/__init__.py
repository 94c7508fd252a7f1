"""A slice of every attack of bench/siege, without a look at the time."""
