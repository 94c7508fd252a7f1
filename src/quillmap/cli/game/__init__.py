"""`quillmap play`: a solo game in the terminal, or tables in the browser."""
