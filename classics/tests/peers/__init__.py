"""Our games and OpenSpiel's, side by side.

A `Peer` says how the two write the same things. Where they play by different rules, its docstring says so, with the source of ours.
"""

import random
from collections.abc import Callable

from peers.crazy_eights import CrazyEightsPeer
from peers.cribbage import CribbagePeer
from peers.euchre import EuchrePeer
from peers.gin_rummy import GinPeer
from peers.hearts import HeartsPeer
from peers.klondike import KlondikePeer
from peers.oh_hell import OhHellPeer
from peers.peer import Peer
from peers.spades import SpadesPeer

PEERS: dict[str, Callable[[random.Random], Peer]] = {
    "hearts": HeartsPeer,
    "spades": SpadesPeer,
    "oh-hell": OhHellPeer,
    "euchre": EuchrePeer,
    "crazy-eights": CrazyEightsPeer,
    "gin-rummy": GinPeer,
    "cribbage": CribbagePeer,
    "klondike": KlondikePeer,
}
