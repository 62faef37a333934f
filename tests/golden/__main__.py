"""``python -m tests.golden`` writes every transcript anew."""

from __future__ import annotations

from tests.golden.transcripts import main

main()
