"""The messages of docs/wire.md: previews, scores, and an example of each."""
