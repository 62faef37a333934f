"""Keys of the reasons that the bot gives for its decisions, with the values they carry."""

from __future__ import annotations

# Why this card. ``card`` is the card played.
ONLY_MOVE = "only_move"  # there is nothing else to do
UNSEEN = "unseen"  # mão de ferro: nobody knows the cards, any will do
PARTNER_HAS_IT = (
    "partner_has_it"  # the partner's card takes the trick for certain: throw the lowest
)
PARTNER_AHEAD = "partner_ahead"  # the partner's card lies best and beating it would gain nothing
CANNOT_BEAT = "cannot_beat"  # no card in hand beats the table: throw the lowest
WINS_CHEAPLY = "wins_cheaply"  # {card}: the weakest card that takes the trick
TIE_IS_ENOUGH = "tie_is_enough"  # {card}: the first trick is won, so a tie wins the deal
AFTER_TIE = "after_tie"  # {card}: the first trick was tied, the best card decides
SURE_CARD = "sure_card"  # {card}: nothing the others can hold beats it
KEEPS_BEST = "keeps_best"  # a weaker card does now, the best one stays for later
PLAYS_STRONG = "plays_strong"  # {card}: this trick matters most, so a strong card
WINS_MORE = "wins_more"  # {card, percent, other, less}: it wins more deals than the other card
KEEPS = "keeps"  # {card, above}: kept for later; so many cards that beat it may still be out
GIVES_UP_TRICK = "gives_up_trick"  # not worth a good card: lets this trick go
HIDES = "hides"  # played face down, since it changes nothing and should tell nothing

# Why this call or answer. ``percent`` is the estimated chance to win the deal, ``needed`` the one
# from which it pays (both in per cent), ``worth`` the points asked for.
CALLS_STRONG = "calls_strong"  # {percent, worth}: good chances, so more at stake
CALLS_TO_SCARE = "calls_to_scare"  # {percent, worth, run}: they will often run ({run} per cent)
BLUFFS = "bluffs"  # {percent, worth}: little in hand; tries its luck
WAITS = "waits"  # {percent}: strong, but lies in wait and does not call yet
STAYS_QUIET = "stays_quiet"  # {percent}: no chance to put more at stake on
NOTHING_TO_GAIN = "nothing_to_gain"  # a raise could win nothing more at this score
ALREADY_LOST = "already_lost"  # the deal is lost, so no more is put at stake
GOOD_ODDS = "good_odds"  # {percent, needed}: chances are good enough to accept
BAD_ODDS = "bad_odds"  # {percent, needed}: chances are too poor
NOTHING_TO_LOSE = "nothing_to_lose"  # running would lose the game anyway
BRAVE = "brave"  # {percent, needed}: a little under the odds, accepted out of courage
BOTH_HANDS = "both_hands"  # {percent, needed}: mão de onze, counting the partners' cards as well
OWN_HAND = "own_hand"  # {percent, needed}: mão de onze without partners
FORGETFUL = "forgetful"  # does not remember all that was played

ALL = (
    ONLY_MOVE,
    UNSEEN,
    PARTNER_HAS_IT,
    PARTNER_AHEAD,
    CANNOT_BEAT,
    WINS_CHEAPLY,
    TIE_IS_ENOUGH,
    AFTER_TIE,
    SURE_CARD,
    KEEPS_BEST,
    PLAYS_STRONG,
    WINS_MORE,
    KEEPS,
    GIVES_UP_TRICK,
    HIDES,
    CALLS_STRONG,
    CALLS_TO_SCARE,
    BLUFFS,
    WAITS,
    STAYS_QUIET,
    NOTHING_TO_GAIN,
    ALREADY_LOST,
    GOOD_ODDS,
    BAD_ODDS,
    NOTHING_TO_LOSE,
    BRAVE,
    BOTH_HANDS,
    OWN_HAND,
    FORGETFUL,
)
