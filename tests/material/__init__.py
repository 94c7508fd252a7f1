"""What is in the boxes, against facts written down elsewhere."""
