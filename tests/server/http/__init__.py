"""What is asked by HTTP: lists, choices, the description of the interface."""
