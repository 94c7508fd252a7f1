"""The rulebook, paragraph by paragraph: each test names the paragraph that it holds us to."""
