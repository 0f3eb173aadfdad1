"""Movements: who sits with whom in each round of an evening, so that people meet as many others as possible.

A unit is what moves together: one person, or a pair of partners. Where people are missing, computer players are units too; they are
numbered after all others.
"""

import math
import random

# How many whole movements are tried, and how many exchanges for a round; where nobody meets anyone again, that is taken at once.
ATTEMPTS = 8
TRIES = 4000
# How readily an exchange for the worse is accepted at first.
WARMTH = 0.7

Round = list[list[int]]
"""The units at each table, in the order of their seats."""


def movement(units: int, at_a_table: int, rounds: int, seed: str) -> list[Round]:
    """The rounds of an evening; the same seed always gives the same ones."""
    tables = max(1, math.ceil(units / at_a_table))
    rng = random.Random(seed)
    found: list[tuple[int, list[Round]]] = []
    for _ in range(ATTEMPTS if tables > 1 else 1):
        found.append(attempt(rng, tables, at_a_table, rounds))
        if found[-1][0] == 0:
            break
    return min(found, key=lambda each: each[0])[1]


def attempt(rng: random.Random, tables: int, at_a_table: int, rounds: int) -> tuple[int, list[Round]]:
    """A movement, made round by round, and how often people meet again in it."""
    everyone = tables * at_a_table
    met = [[0] * everyone for _ in range(everyone)]
    places = [[0] * at_a_table for _ in range(everyone)]
    found: list[Round] = []
    repeated = 0
    for _ in range(rounds):
        mixed = mix(rng, met, tables, at_a_table)
        repeated += sum(again(met, one, table) for table in mixed for one in table)
        found.append([seated(table, places) for table in mixed])
        for table in mixed:
            for one in table:
                for other in table:
                    met[one][other] += one != other
    return repeated, found


def mix(rng: random.Random, met: list[list[int]], tables: int, at_a_table: int) -> Round:
    """Divides the units among the tables so that few meet again: units of two tables are exchanged as long as that helps."""
    order = list(range(tables * at_a_table))
    rng.shuffle(order)
    round = [order[table * at_a_table : (table + 1) * at_a_table] for table in range(tables)]
    cost = sum(again(met, one, table) for table in round for one in table)
    best, least = [list(table) for table in round], cost
    for tried in range(TRIES if tables > 1 else 0):
        if least == 0:
            break
        here, there = rng.sample(range(tables), 2)
        i, j = rng.randrange(at_a_table), rng.randrange(at_a_table)
        one, other = round[here][i], round[there][j]
        before = again(met, one, round[here]) + again(met, other, round[there])
        round[here][i], round[there][j] = other, one
        change = again(met, other, round[here]) + again(met, one, round[there]) - before
        warmth = WARMTH * (1 - tried / TRIES)
        if change > 0 and rng.random() >= math.exp(-change / max(warmth, 0.01)):
            round[here][i], round[there][j] = one, other
            continue
        cost += 2 * change
        if cost < least:
            best, least = [list(table) for table in round], cost
    return best


def again(met: list[list[int]], one: int, table: list[int]) -> int:
    """How bad it is for a unit to sit at a table: meeting somebody for the third time is worse than meeting two for the second."""
    return sum(met[one][other] ** 2 for other in table)


def seated(table: list[int], places: list[list[int]]) -> list[int]:
    """The units of a table in the order of their seats: who has sat in a place least often goes first."""
    left, found = list(table), []
    for place in range(len(table)):
        unit = min(left, key=lambda unit: (places[unit][place], left.index(unit)))
        left.remove(unit)
        places[unit][place] += 1
        found.append(unit)
    return found


def grouped(alone: list[str], size: int, seed: str) -> list[list[str | None]]:
    """Partners for those who came alone, drawn by lot; where people are missing, computer players complete the last group."""
    order: list[str | None] = list(alone)
    random.Random(f"{seed}/partners").shuffle(order)
    order += [None] * (-len(order) % size)
    return [order[at : at + size] for at in range(0, len(order), size)]
