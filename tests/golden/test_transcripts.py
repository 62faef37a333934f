"""Every preset still plays as its golden transcript says."""

from __future__ import annotations

import pytest

from tests.conformance.cases import CASES, Case
from tests.golden.transcripts import FOLDER, path, transcript


@pytest.mark.parametrize("case", CASES, ids=str)
def test_transcript(case: Case) -> None:
    assert transcript(case) == path(case).read_text(encoding="utf-8"), (
        "the rules play otherwise; if that is meant: python -m tests.golden"
    )


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.jsonl")} == {path(case).name for case in CASES}
