"""The page in a real browser, against a real server: what people do, and what they see."""
