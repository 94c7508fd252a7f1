"""Programs for those who work on Quillmap. None of them is part of the package."""
