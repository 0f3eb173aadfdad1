"""The house: tables for people and computer players, kept safe, and shown to each seat as far as it may know."""
