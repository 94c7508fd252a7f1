"""Tables for everybody: who you are, JSON, delivery. What is legal is for the rules to say."""
