"""Keys of the reasons that the bot gives for its decisions, with the values they carry."""

from __future__ import annotations

from game.bots import base

# What is done at once. ``card`` is the card shown or taken, ``worth`` what it brings.
DRAWS = "draws"  # nothing left to sing or swap: on with it
SINGS = "sings"  # {card, worth}: the pair is in hand, so it is sung
SINGS_BEST_FIRST = "sings_best_first"  # {card, worth}: two pairs; the one in trump first
SINGS_FOUR = "sings_four"  # {card, worth}: four of a rank for points
SINGS_TUTE = "sings_tute"  # {card}: four of a rank, and the match is won
SWAPS = "swaps"  # {card}: the turn-up taken, a better trump than the one given

# Why this card. ``card`` is the card played, ``points`` what lies in the trick with it.
ONLY_MOVE = base.ONLY_MOVE  # there is nothing else to play
FEEDS_PARTNER = "feeds_partner"  # {card, points of the card}: the partner's trick is safe
HOPES_WITH_PARTNER = "hopes_with_partner"  # {card, points}: the partner will probably hold it
PARTNER_HAS_IT = "partner_has_it"  # the partner's trick is safe; nothing to add that can be spared
PARTNER_AHEAD = "partner_ahead"  # the partner is ahead, so its card is let be
HELPS_PARTNER = "helps_partner"  # {card}: beats the partner, whose card would not have held
WINS_SURELY = "wins_surely"  # {card, points}: nothing that is still out beats it
WINS_CHEAPLY = "wins_cheaply"  # {card, points}: the cheapest card that takes the trick
WINS_TO_SING = "wins_to_sing"  # {card}: takes the trick so that a pair can be sung
RUFFS = "ruffs"  # {card, points}: trumps in for the points
TAKES_LAST = "takes_last"  # {card}: the last trick counts extra
TRIES = "tries"  # {card, points}: may well take the trick
LEADS_LOW = "leads_low"  # {card}: a worthless card, the good ones stay in hand
LEADS_SURE = "leads_sure"  # {card}: nothing that is still out beats it
LEADS_STRONG = "leads_strong"  # {card}: strong enough to try
DRAWS_TRUMPS = "draws_trumps"  # {card}: to take the others' trumps out
THROWS_LOW = "throws_low"  # {card}: cannot or will not win, so nothing of worth is given
GIVES_LEAST = "gives_least"  # {card, points of the card}: loses the trick, and as little as it can
KEEPS_STRONG = "keeps_strong"  # aces, threes and trumps are kept for the strict phase
KEEPS_PAIR = "keeps_pair"  # a pair in hand is kept together to be sung

# What the search found: a better card does worse. It is told first.
HOLDS_BACK = "holds_back"  # {card, trumps}: not played while so many trumps are out
MAY_BE_BEATEN = "may_be_beaten"  # {card, other}: not played while the other is out and beats it
SPARES_TRUMP = "spares_trump"  # {card, points in the trick}: they are not worth that trump

# How it knew.
COUNTED_OUT = "counted_out"  # every card is known: this was worked out to the end
ENDING = "ending"  # few cards are left: likely hands were worked out to the end
NEEDS = "needs"  # {points}: so many are missing to win the game in this deal
FORGETFUL = "forgetful"  # does not remember all that was played

ALL = (
    DRAWS,
    SINGS,
    SINGS_BEST_FIRST,
    SINGS_FOUR,
    SINGS_TUTE,
    SWAPS,
    ONLY_MOVE,
    FEEDS_PARTNER,
    HOPES_WITH_PARTNER,
    PARTNER_HAS_IT,
    PARTNER_AHEAD,
    HELPS_PARTNER,
    WINS_SURELY,
    WINS_CHEAPLY,
    WINS_TO_SING,
    RUFFS,
    TAKES_LAST,
    TRIES,
    LEADS_LOW,
    LEADS_SURE,
    LEADS_STRONG,
    DRAWS_TRUMPS,
    THROWS_LOW,
    GIVES_LEAST,
    KEEPS_STRONG,
    KEEPS_PAIR,
    HOLDS_BACK,
    MAY_BE_BEATEN,
    SPARES_TRUMP,
    COUNTED_OUT,
    ENDING,
    NEEDS,
    FORGETFUL,
)
