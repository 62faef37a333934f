"""How a deal, a game and a match end, and how scores are told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import i18n
from game.engine.options import Options
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointOutcome
from game.games.brisca.words import WORDS as BRISCA
from game.games.guinote.words import WORDS as GUINOTE
from game.wording.pointtricks.words import PointTrickWords
from tests.examples.spanish_table import preset, table
from tests.words.pointtricks import ARAGONES, NAMES, STANDARD, strict, whole


def outcome(
    words: PointTrickWords,
    options: Options,
    standing: PointStanding,
    result: PointOutcome,
    need: tuple[int, int] | None = None,
    tricks: tuple[int, int] = (5, 5),
) -> str:
    state = table(words.game, options, "RO", "2C", "2E", "2B", need=need)
    view = replace(state.view(0), standing=standing, tricks_won=tricks)
    sentence = words.outcome(result, view)
    for language in i18n.LANGUAGES:
        i18n.install(language)
        whole(words.outcome(result, view))
    i18n.install("en")
    return sentence


def start(*points: int, deal: int = 1, games: tuple[int, int] = (0, 0)) -> PointStanding:
    return PointStanding(points, dealer=3, deal=deal, games=games, round=deal)


def test_a_cumulative_game_told_deal_by_deal() -> None:
    """Examples 14 and 15 of the rules: nobody has 100 after the first deal, both after the next."""
    first = PointOutcome((98, 92), "played", last=0)
    assert outcome(GUINOTE, STANDARD, start(0, 0), first) == "*We make 98*, they make 92."
    second = PointOutcome((70, 60), "played", last=1)
    assert outcome(GUINOTE, STANDARD, start(98, 92, deal=2), second) == (
        "*We make 70*, they make 60. *The game is ours*, 168 to 152."
    )
    # 150 each: one more deal.
    level = PointOutcome((52, 58), "played", last=1)
    assert outcome(GUINOTE, STANDARD, start(98, 92, deal=2), level) == (
        "*We make 52*, they make 58. That is 150 to 150 in all."
    )


def test_idas_and_vueltas_told() -> None:
    idas = PointOutcome((45, 85), "played", last=2)
    assert outcome(GUINOTE, ARAGONES, start(0, 0), idas) == (
        "*We make 45*, they make 85. Nobody has 101: on to the _vueltas_."
    )
    vueltas = PointOutcome((0, 23), "reached", last=1)
    told = outcome(GUINOTE, ARAGONES, start(45, 85, deal=2), vueltas, need=(56, 16))
    assert told == "*They reach 101* and win the game."
    # Both past 101 in the idas, with songs: the last trick decides, here for the lower.
    both = PointOutcome((101, 109), "played", last=2)
    assert outcome(GUINOTE, ARAGONES, start(0, 0), both) == (
        "*We make 101*, they make 109. Both have passed 101: the last trick decides."
        " *The game is ours*, 101 to 109."
    )


def test_capote_and_tute_told() -> None:
    capote = PointOutcome((230, 0), "capote", last=0)
    assert outcome(GUINOTE, STANDARD, start(0, 0), capote, tricks=(10, 0)) == (
        "*_Capote!_* Every trick is ours: we make 230. *The game is ours*, 230 to 0."
    )
    match = preset(GUINOTE.game, "standard", capote="match")
    theirs = PointOutcome((0, 130), "capote", takes_match=1, last=1)
    assert outcome(GUINOTE, match, start(0, 0), theirs, tricks=(0, 10)) == (
        "*_Capote!_* Every trick is theirs, and so is the match."
    )


def test_brisca_told_in_deals() -> None:
    options = preset(BRISCA.game, "standard")
    for points, told in (
        ((71, 49), "*The deal is ours*, 71 to 49."),
        ((59, 61), "*The deal is theirs*, 61 to 59."),
        ((60, 60), "*60 to 60:* the deal is nobody's."),
    ):
        assert outcome(BRISCA, options, start(0, 0), PointOutcome(points, "played", last=0)) == told
    standing = PointStanding((3, 1), dealer=0, deal=5, winners=(0,))
    assert BRISCA.match_over(standing, options, 0) == "*We win the match*, 3 to 1."
    assert BRISCA.match_over(standing, options, 1) == "*They win the match*, 3 to 1."
    view = table(BRISCA.game, options, "RO", "2C", "2E", "2B").view(0)
    assert BRISCA.status(view, NAMES)[0] == "Deals won: we 0, they 0."


@pytest.mark.parametrize(
    ("points", "slate", "told"),
    [
        (0, (0, 0), "0 malas"),
        (1, (1, 0), "1 mala"),
        (47, (47, 0), "47 malas"),
        (50, (50, 0), "50 malas"),
        (51, (50, 1), "1 buena"),
        (62, (50, 12), "12 buenas"),
        (101, (50, 51), "51 buenas"),
    ],
)
def test_malas_and_buenas(language: str, points: int, slate: tuple[int, int], told: str) -> None:
    assert GUINOTE.slate(points) == slate
    assert GUINOTE.told(points, ARAGONES) == told
    assert GUINOTE.told(points, STANDARD) == str(points)


def test_the_score_is_told_in_malas_and_buenas_where_aragon_plays() -> None:
    for options, told in (
        (ARAGONES, "We have 12 buenas, they have 47 malas; games 1 to 0."),
        (STANDARD, "We have 62, they have 47."),
    ):
        view = strict(options, "RO", "2C", "2E", "2B").view(0)
        standing = PointStanding((62, 47), dealer=0, deal=2, games=(1, 0), round=2)
        assert GUINOTE.score_line(replace(view, standing=standing)) == told


def test_how_a_match_ends() -> None:
    def over(options: Options, points: tuple[int, int], games: tuple[int, int] = (1, 0)) -> str:
        standing = PointStanding(points, dealer=0, deal=9, winners=(0,), games=games)
        return GUINOTE.match_over(standing, options, 0)

    assert over(STANDARD, (168, 152)) == "*We win the match*, 168 to 152."
    assert over(ARAGONES, (101, 60), (2, 1)) == "*We win the match*, 2 games to 1."
    # Won by a capote that takes the match, far from 100, or by the last trick.
    assert over(STANDARD, (30, 90)) == "*We win the match.*"
    assert over(preset(GUINOTE.game, "standard", target=101), (102, 110)) == "*We win the match.*"
    # A set number of deals may end with little.
    assert over(preset(GUINOTE.game, "standard", match_format="fixed_deals"), (40, 20)) == (
        "*We win the match*, 40 to 20."
    )
