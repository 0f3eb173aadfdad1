"""The house: tables for people and computer players, stored safely, where each seat sees only what it may know."""
