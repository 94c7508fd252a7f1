"""The slow, obvious twin: a second opinion on the rules, on plain sets of squares.

It is written from the rules text alone and shares no line with the engine, so that a
mistake would have to be made twice to go unseen.
"""
