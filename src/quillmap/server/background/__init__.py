"""What happens without being asked for: bots draw, time runs out, races end, old games go."""
