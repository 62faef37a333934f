"""Keys of the reasons that the bot gives for its decisions, with the values they carry."""

from __future__ import annotations

ONLY_MOVE = "only_move"  # there is nothing else to do

# Before the cards.
CUTS = "cuts"  # anywhere is as good as anywhere else
# after a lost pedra: more at stake, and the others must tell their trumps
PLACES_THREE = "places_three"
PLACES_INVITE = "places_invite"  # after a lost pedra: no more than the invite
ANNULS = "annuls"  # {percent}: a new deal is better than this hand
KEEPS_HAND = "keeps_hand"  # {percent}: few points, but good enough to play

# Roubo. card: the turn-up that is taken.
ROBS = "robs"  # {card}: the hand is better with the turn-up
MUST_ROB = "must_rob"  # {card}: the turn-up has to be taken

# Singing and answering. grains: what is lost if the deal is lost.
SINGS = "sings"  # {trumps}: sings itself
LEAVES_SONG = "leaves_song"  # too good to be told: the partner shall sing
FOLLOWS = "follows"  # {percent}: the chances are good enough
# {percent, grains}: to run costs as much as to lose, so it plays on
SAVES_NOTHING = "saves_nothing"
RUNS = "runs"  # {percent, grains}: no hope left
RUNS_IN_TIME = "runs_in_time"  # {percent, grains}: runs before more grains are placed

# Grains. percent: the chance to win; grains: how many the deal would be worth then.
PLACES_STRONG = "places_strong"  # {percent, grains}: good chances, so more at stake
PLACES_SURE = "places_sure"  # {grains}: the deal is as good as won
NOTHING_TO_LOSE = "nothing_to_lose"  # {percent, grains}: to lose this deal loses the pedra anyway
BLUFFS = "bluffs"  # {percent, grains}: little in hand; tries its luck
BIDES = "bides"  # {percent}: strong, but places its grain later
# {percent}: strong, but a win is worth no more with another grain
NOTHING_TO_GAIN = "nothing_to_gain"

# Cards. card: the one played.
AS_ASKED = "as_asked"  # {card}: what the partner asked for
FREES_BOST = "frees_bost"  # {card}: a trump, so that the partner's bóst can be played
DRAWS_TRUMPS = "draws_trumps"  # {card, count}: to take out the others' trumps, so many at most
LEADS_SURE = "leads_sure"  # {card}: nothing that is still out beats it
LEADS_STRONG = "leads_strong"  # {card, count}: strong enough to try; so many are above it
LEADS_LOW = "leads_low"  # {card}: a low card, the good ones stay in hand
FIFTH_TRICK = "fifth_trick"  # {card}: takes the trick that wins the deal
MUST_STOP = "must_stop"  # {card}: the others have four tricks; this one must not be theirs
PARTNER_HAS_IT = "partner_has_it"  # the partner's card takes the trick for certain: the lowest
PARTNER_AHEAD = "partner_ahead"  # the partner's card lies best, so it is let be
HELPS_PARTNER = "helps_partner"  # {card}: beats the partner's card, which would not have held
WINS_CHEAPLY = "wins_cheaply"  # {card}: the cheapest card that takes the trick
WINS_SURELY = "wins_surely"  # {card}: nothing that is still to come beats it
KILLS = "kills"  # {card}: kills the suit with a trump that holds
KILLS_FOR_NOW = "kills_for_now"  # {card, count}: the same, but so many trumps beat it
TRIES = "tries"  # {card, count}: may well take the trick; so many are above it
THROWS_LOW = "throws_low"  # {card}: cannot win, so the lowest
SAVES_STRONG = "saves_strong"  # {card}: could win, but keeps better cards for later
# {card}: own trumps stay in hand while that one, which beats them all, is still out
HOLDS_TRUMPS = "holds_trumps"
KEEPS_NHANHA = "keeps_nhanha"  # nhánha (or bóst) need not be given here, so it stays in hand
FORGETFUL = "forgetful"  # does not remember all that was played
# What the search found.
CHANCE = "chance"  # {card, percent}: the chance of the deal with the card played
NEXT_BEST = "next_best"  # {card, percent}: the chance with the next best card
TRUMPS_OUT = "trumps_out"  # {trumps}: how many trumps others may hold

# Fraud, where renege is possible.
CHEATS = "cheats"  # it is not allowed, and it hopes that nobody sees
ACCUSES_CARD = "accuses_card"  # {card}: that card should have been played before
ACCUSES_SONG = "accuses_song"  # the song cannot have been true
ACCUSES_ROB = "accuses_rob"  # the ace that robs was not there
NO_PROOF = "no_proof"  # nothing that could be proved

ALL = (
    ONLY_MOVE,
    CUTS,
    PLACES_THREE,
    PLACES_INVITE,
    ANNULS,
    KEEPS_HAND,
    ROBS,
    MUST_ROB,
    SINGS,
    LEAVES_SONG,
    FOLLOWS,
    SAVES_NOTHING,
    RUNS,
    RUNS_IN_TIME,
    PLACES_STRONG,
    PLACES_SURE,
    NOTHING_TO_LOSE,
    BLUFFS,
    BIDES,
    NOTHING_TO_GAIN,
    AS_ASKED,
    FREES_BOST,
    DRAWS_TRUMPS,
    LEADS_SURE,
    LEADS_STRONG,
    LEADS_LOW,
    FIFTH_TRICK,
    MUST_STOP,
    PARTNER_HAS_IT,
    PARTNER_AHEAD,
    HELPS_PARTNER,
    WINS_CHEAPLY,
    WINS_SURELY,
    KILLS,
    KILLS_FOR_NOW,
    TRIES,
    THROWS_LOW,
    SAVES_STRONG,
    HOLDS_TRUMPS,
    KEEPS_NHANHA,
    FORGETFUL,
    CHANCE,
    NEXT_BEST,
    TRUMPS_OUT,
    CHEATS,
    ACCUSES_CARD,
    ACCUSES_SONG,
    ACCUSES_ROB,
    NO_PROOF,
)
