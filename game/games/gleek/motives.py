"""Keys of the reasons that the bot gives for its decisions, with the values they carry."""

from __future__ import annotations

ONLY_MOVE = "only_move"  # there is nothing else to do

BETTER_BY = "better_by"  # {chips}: worth so much more than anything else

# The auction. ``worth`` is what the seven cards are worth to it, in chips.
MUST_OPEN = "must_open"  # {price}: eldest has no choice
BIDS_WORTH = "bids_worth"  # {worth, price}: the seven cards should bring more than they cost
FORCES_UP = "forces_up"  # {worth, price}: the others want them; let them pay more
SELLS = "sells"  # {worth, price}: they would be worth it, but half the price is better
RISKS_BID = "risks_bid"  # {worth, price}: a little more than they are worth, out of courage
TOO_DEAR = "too_dear"  # {worth, price}: they would cost more than they bring

# Discarding. ``card`` is the one laid away.
LAYS_WEAK = "lays_weak"  # {card}: it helps neither ruff nor sets nor tricks
MUST_LAY = "must_lay"  # {card}: seven must go, and the rest is better
KEEPS_RUFF = "keeps_ruff"  # it keeps the suit of its ruff together
KEEPS_SETS = "keeps_sets"  # it keeps what may become a gleek or mournival
KEEPS_TRUMPS = "keeps_trumps"  # it keeps its trumps

# The ruff. ``percent`` is the chance that its ruff is best, ``total`` its ruff.
OPENS_STRONG = "opens_strong"  # {percent, total}: likely the best, so it opens
RAISES_STRONG = "raises_strong"  # {percent, total}: likely the best, so more at stake
BLUFFS = "bluffs"  # {percent, total}: little in hand; tries its luck
LIES_LOW = "lies_low"  # {percent, total}: strong, but lets others open first
WAITS_WEAK = "waits_weak"  # {percent, total}: too weak to open
COSTS_NO_MORE = "costs_no_more"  # {percent, stake}: matching ends it and costs what folding does
HOLDS = "holds"  # {percent, stake}: good enough to stay in
FAR_ENOUGH = "far_enough"  # {percent, stake}: may be best, but the stake is high enough for that
FOLDS = "folds"  # {percent, stake}: owes the stake and stays out of what may come

# Sets.
DECLARES_ALL = "declares_all"  # {chips}: every set that is held is paid for

# Cards. ``card`` is the one played.
LEADS_SURE = "leads_sure"  # {card}: nothing that is still out beats it
DRAWS_TRUMPS = "draws_trumps"  # {card, count}: to take the others' trumps out, so many
LEADS_STRONG = "leads_strong"  # {card, count}: strong enough to try; so many above it are out
LEADS_LOW = "leads_low"  # {card}: a low card, the good ones stay in hand
WINS_CHEAPLY = "wins_cheaply"  # {card}: the cheapest card that takes the trick
WINS_SURELY = "wins_surely"  # {card}: nothing that is still to come beats it
TRUMPS_IN = "trumps_in"  # {card}: void in the suit, so it trumps
TRIES = "tries"  # {card, count}: may well take the trick; so many above it are out
CATCHES_HONOUR = "catches_honour"  # {card, points}: takes an honour of trump with the trick
HONOUR_COUNTS = "honour_counts"  # {card, points}: counts for who plays it, whoever wins
THROWS_LOW = "throws_low"  # {card}: cannot or will not win, so the least
SAVES_STRONG = "saves_strong"  # {card, held, count}: could win, keeps ``held``; trumps still out
BETTER_THAN = "better_than"  # {card, chips}: ``card``, the next best, would bring so much less
FORGETFUL = "forgetful"  # does not remember all that was played

ALL = (
    ONLY_MOVE,
    BETTER_BY,
    MUST_OPEN,
    BIDS_WORTH,
    FORCES_UP,
    SELLS,
    RISKS_BID,
    TOO_DEAR,
    LAYS_WEAK,
    MUST_LAY,
    KEEPS_RUFF,
    KEEPS_SETS,
    KEEPS_TRUMPS,
    OPENS_STRONG,
    RAISES_STRONG,
    BLUFFS,
    LIES_LOW,
    WAITS_WEAK,
    COSTS_NO_MORE,
    HOLDS,
    FAR_ENOUGH,
    FOLDS,
    DECLARES_ALL,
    LEADS_SURE,
    DRAWS_TRUMPS,
    LEADS_STRONG,
    LEADS_LOW,
    WINS_CHEAPLY,
    WINS_SURELY,
    TRUMPS_IN,
    TRIES,
    CATCHES_HONOUR,
    HONOUR_COUNTS,
    THROWS_LOW,
    SAVES_STRONG,
    BETTER_THAN,
    FORGETFUL,
)
