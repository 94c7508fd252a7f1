"""Every connection from the moment it is made: frames, hosts, limits."""
