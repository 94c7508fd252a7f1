"""The benchmark: suites, rows, runs that were killed, clusters, reports."""
