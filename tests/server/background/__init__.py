"""What a server does by itself: deadlines, races, handed lanes, who is here."""
