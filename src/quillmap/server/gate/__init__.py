"""What every connection has to pass: limits, deadlines, and protocols with an end to everything."""
