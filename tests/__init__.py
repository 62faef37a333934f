"""The tests. They import each other as `tests.<folder>.<module>`."""
