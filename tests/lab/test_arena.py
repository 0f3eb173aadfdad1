"""The arena: duplicate deals of one hand, kept one by one, and told in one table."""

import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import arena
import arena_page
import pytest
from arena_deals import Step, code_of, codes, made_of, uncommented
from arena_results import Arena, Book, timed
from instant import INSTANT
from knowing import KNOWING
from processor_time import processor_time
from release_contest import NotComparable, Other, ReleaseContest

import parlor
from parlor.core.game import MASTER
from parlor.lab.baselines import baseline
from parlor.lab.deals import alone, by_side, points_of, sides_of, winners_of
from parlor.lab.evidence import FEWEST, Played

TOOLS = Path(arena.__file__).parent
WON = Played((0, 1), ((1.0, 0.0), (0.0, 1.0)), ((1.0, 0.0), (0.0, 1.0)))


@dataclass
class Fixed:
    """A contest that is always won; it counts its deals, and breaks off or fails at one of them if asked to."""

    key: str = "game/2/theirs-ours"
    fair: float = 0.5
    stops: int = -1
    fails: int = -1

    def __post_init__(self) -> None:
        self.played: list[int] = []

    def play(self, number: int) -> Played:
        if number == self.stops:
            raise KeyboardInterrupt
        if number == self.fails:
            raise ValueError("the table fell over")
        self.played.append(number)
        return WON


def played(game: str, players: int, lower: str = "random", upper: str = "casual") -> Played:
    return Step(game, players, lower, upper).play(3)


@pytest.mark.parametrize("game", ["reno", "moosehead", "rumme", "sachem"])
def test_a_deal_of_a_long_game_is_one_hand(game: str) -> None:
    table = Step(game, 2, "random", "casual").table(1, ["random", "casual"])
    assert table.counted == 1
    assert not table.over
    assert winners_of(table) == [seat for seat in (0, 1) if points_of(table)[seat] == max(points_of(table))]


def test_a_deal_of_rumme_baseball_is_an_inning() -> None:
    assert Step("rumme-baseball", 2, "random", "casual").table(1, ["casual", "casual"]).counted == 2


def test_a_race_is_played_to_its_end() -> None:
    table = Step("mobilization-3", 2, "random", "casual").table(1, ["casual", "casual"])
    assert table.over
    assert winners_of(table) == list(table.winners)


def test_every_party_is_ours_once_in_every_deal() -> None:
    for game, players, games in (
        ("moosehead", 4, 2),
        ("moosehead", 3, 3),
        ("secret-seven", 4, 2),
        ("national-contest", 4, 2),
        ("reno", 2, 2),
    ):
        found = played(game, players)
        assert found.ours == tuple(range(games))
        assert all(len(row) == games for row in (*found.points, *found.wins))
        assert all(sum(row) == pytest.approx(1.0) for row in found.wins)
        assert Step(game, players, "random", "casual").fair == 1 / games


def test_at_a_table_of_four_each_level_has_every_other_seat() -> None:
    step = Step("moosehead", 4, "random", "casual")
    assert step.parties == [0, 1, 0, 1]
    assert "/halves/" in step.key
    assert not Step("moosehead", 3, "random", "casual").halves


def test_partners_share_their_points_and_their_win() -> None:
    table = Step("secret-seven", 4, "random", "casual").table(1, ["casual"] * 4)
    points, wins = by_side(table, sides_of("secret-seven", 4))
    assert len(points) == len(wins) == 2
    assert sum(wins) == 1.0


def test_few_points_are_better_where_they_are() -> None:
    table = Step("doolittle", 2, "random", "casual").table(1, ["casual", "casual"])
    assert points_of(table) == [-float(each) for each in table.counts()[0]["points"]]


def test_a_patience_is_won_by_whoever_comes_further() -> None:
    step = Step("mobilization-2", 1, "random", "casual")
    tables = sorted((step.table(number, ["casual"]) for number in range(6)), key=lambda table: points_of(table)[0])
    assert alone(tables[-1], tables[0]).wins == ((1.0, 0.0),)
    assert alone(tables[0], tables[-1]).wins == ((0.0, 1.0),)
    assert alone(tables[0], tables[0]).wins == ((0.5, 0.5),)
    assert step.fair == 0.5


def test_the_same_player_on_both_sides_gains_nothing() -> None:
    found = Step("reno", 2, "casual", "casual").play(1)
    assert found.gained == 0.0
    assert found.won == 0.5


def test_results_belong_to_the_players_the_time_and_the_code() -> None:
    thinking = Step("reno", 2, "casual", "skilled", 0.1)
    assert thinking.key != Step("reno", 2, "casual", "skilled", 1.0).key
    assert Step("reno", 2, "random", "casual", 0.1).key == Step("reno", 2, "random", "casual", 1.0).key, "they need no time"
    assert thinking.key.split("/")[-1] != Step("moosehead", 2, "casual", "skilled", 0.1).key.split("/")[-1]
    assert code_of("reno") != code_of("reno", MASTER), "what only masters need"


def test_the_code_of_a_game_is_what_it_is_made_of() -> None:
    players = Path(parlor.__file__).parent / "players"
    quatro, reno = (set(made_of([players / "player.py", *players.parent.glob(f"library/*/{game}/*.py")])) for game in ("quatro", "reno"))
    assert players / "asking_policy.py" in quatro - reno
    assert players / "trick_policy.py" in reno - quatro
    assert {players / "search.py", players / "endgame.py", players.parent / "families" / "tricks" / "hand.py"} <= quatro & reno


def test_comments_are_no_part_of_the_code() -> None:
    assert uncommented(b"a = 1\n    # Why it is 1.\nb = 2  # two\n") == uncommented(b"a = 1\nb = 2  # two\n")
    assert uncommented(b"a = 1") != uncommented(b"a = 2")


def test_results_of_masters_belong_to_their_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usual = code_of("quenette", MASTER)
    other = tmp_path / "other.net"
    other.write_bytes(b"learned otherwise")
    monkeypatch.setitem(parlor.game("quenette").networks, 4, str(other))
    code_of.cache_clear()
    assert code_of("quenette", MASTER) != usual
    code_of.cache_clear()


def test_players_of_the_arena_count_the_time_that_the_processor_works_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10_000, 10))
    monkeypatch.setattr(time, "thread_time", lambda: float(next(clock)))
    table = parlor.deal("sachem", seed=3)
    expert = parlor.player("expert", seed=1, seconds=99)
    with processor_time():
        expert.choose(table, table.waiting[0])
    assert 90 <= next(clock) <= 300, "a world for every ten seconds of the processor"


def test_a_deal_of_the_arena_is_played_by_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlor.players import thinking

    seen = []

    class Looks(Fixed):
        def play(self, number: int) -> Played:
            seen.append(thinking.monotonic)  # type: ignore[attr-defined]
            return WON

    timed(Looks(), 0)
    assert seen == [time.thread_time]
    assert thinking.monotonic is time.monotonic  # type: ignore[attr-defined]


def test_a_decided_contest_stops_at_thirty_deals_and_never_before(tmp_path: Path) -> None:
    contest = Fixed()
    assert Arena(Book(tmp_path / "deals.jsonl"), most=100).run([contest]) == 0
    assert contest.played == list(range(FEWEST))


def test_more_deals_can_be_demanded(tmp_path: Path) -> None:
    contest = Fixed()
    assert Arena(Book(tmp_path / "deals.jsonl"), most=100, fewest=50).run([contest]) == 0
    assert contest.played == list(range(50))


@pytest.mark.parametrize(("insist", "deals"), [(False, 100), (True, 120)])
def test_even_rows_stop_unless_it_insists(tmp_path: Path, insist: bool, deals: int) -> None:
    class Drawn(Fixed):
        def play(self, number: int) -> Played:
            self.played.append(number)
            return Played((0, 1), ((0.0, 0.0), (0.0, 0.0)), ((0.5, 0.5), (0.5, 0.5)))

    contest = Drawn()
    book = Book(tmp_path / "deals.jsonl")
    assert Arena(book, most=120, fewest=100, insist=insist).run([contest]) == 0
    assert contest.played == list(range(deals))
    assert book.comparison(contest).word == "even"


def test_who_sees_all_cards_is_a_yardstick_above_every_level() -> None:
    step = Step("coronado", 2, "casual", KNOWING, 0.1)
    assert "/casual-knowing//" in step.key
    table = parlor.deal("coronado", 2, seed=3)
    assert step.player(KNOWING, 1).choose(table, table.waiting[0]) in table.legal()
    assert Book(Path("none")).comparison(step).word == "too few"
    assert sum(step.play(number).gained for number in range(12)) > 0.0


def test_a_network_can_play_at_once_without_a_search() -> None:
    step = Step("coronado", 2, "skilled", INSTANT, 0.1)
    assert step.key.rpartition("/")[2] in codes() - {code_of("coronado", "skilled")}
    table = parlor.deal("coronado", 2, seed=3)
    assert step.player(INSTANT, 1).choose(table, table.waiting[0]) == baseline("coronado").choose(table, table.waiting[0])
    assert step.play(1).ours == (0, 1)
    assert "coronado" in arena.games_of("networks")
    with pytest.raises(ValueError, match="coronado"):
        Step("hoodoo", 4, "skilled", INSTANT, 0.1).player(INSTANT, 1)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept" / "deals.jsonl"
    assert Arena(Book(path), most=100).run([Fixed(stops=7)]) == 130
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 7
    again = Fixed()
    assert Arena(Book(path), most=100).run([again]) == 0
    assert again.played == list(range(7, FEWEST))
    finished = Fixed()
    Arena(Book(path), most=100).run([finished])
    assert finished.played == []
    told = capsys.readouterr().out
    assert "every finished deal is kept" in told
    assert str(path) in told


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    Arena(Book(path), most=3).run([Fixed()])
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-20], encoding="utf-8")
    again = Fixed()
    Arena(Book(path), most=4).run([again])
    assert again.played == [2, 3]
    assert len(Book(path)) == 4


def test_a_deal_is_kept_as_it_was_played(tmp_path: Path) -> None:
    book = Book(tmp_path / "deals.jsonl")
    odd = Played((0, 1), ((1.0, -0.05), (2.5, 100.0)), ((0.25, 0.75), (1.0, 0.0)))
    book.keep("one", 3, odd, 1.234)
    book.keep("two", 0, WON, 0.5)
    Book(book.path).keep("one", 4, WON, 1.0)
    again = Book(book.path)
    assert again.deals("one") == {3: odd, 4: WON}
    assert again.deals("two") == {0: WON}
    assert again.seconds("one") == pytest.approx(2.23)


def test_what_other_code_has_played_is_forgotten(tmp_path: Path) -> None:
    book = Book(tmp_path / "deals.jsonl")
    for key in ("reno/2/now", "reno/2/then", "flique/2/now"):
        book.keep(key, 0, WON, 1.0)
    book.forget({"now"})
    left = Book(book.path)
    assert len(left) == 2
    assert not left.deals("reno/2/then")
    assert Step("reno", 2, "casual", "skilled", 0.1).key.rpartition("/")[2] in codes()


def test_every_contest_gets_thirty_deals_before_any_gets_more(tmp_path: Path) -> None:
    order: list[str] = []

    class Drawn(Fixed):
        def play(self, number: int) -> Played:
            order.append(self.key)
            wins = ((0.5, 0.5), (0.5, 0.5)) if number % 2 else ((1.0, 0.0), (1.0, 0.0))
            return Played((0, 1), wins, wins)

    Arena(Book(tmp_path / "deals.jsonl"), most=40).run([Drawn("a"), Drawn("b")])
    assert order[: 2 * FEWEST] == ["a"] * FEWEST + ["b"] * FEWEST


def test_a_deal_that_fails_stops_its_contest_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, sound = Fixed("broken", fails=2), Fixed("sound")
    assert Arena(Book(tmp_path / "deals.jsonl"), most=100).run([broken, sound]) == 1
    assert broken.played == [0, 1]
    assert len(sound.played) == FEWEST
    assert "broken stops here, a deal failed: ValueError: the table fell over" in capsys.readouterr().out


def test_workers_play_the_same_deals_in_the_same_order(tmp_path: Path) -> None:
    step = Step("coronado", 2, "random", "casual")
    for workers in (1, 2):
        assert Arena(Book(tmp_path / f"{workers}.jsonl"), most=4, workers=workers).run([step]) == 0
    rows = [[json.loads(line) for line in (tmp_path / f"{workers}.jsonl").read_text().splitlines()] for workers in (1, 2)]
    assert [row[:2] + row[3:] for row in rows[0]] == [row[:2] + row[3:] for row in rows[1]]


def test_the_ladder_is_one_table_with_a_row_for_each_number_of_players(tmp_path: Path) -> None:
    book = Book(tmp_path / "deals.jsonl")
    steps = [arena.step("moosehead", players, levels, 0.1, 1) for players in (2, 4) for levels in arena.LADDER]
    Arena(book, most=1).run(steps)
    head, _, *rows = arena.table(book, 0.1, 1)
    assert head == "| game | players | fair % | random → casual | casual → skilled | skilled → expert |"
    assert [row.split(" | ")[:3] for row in rows[:2]] == [["| moosehead", "2", "50"], ["| moosehead", "4", "50"]]
    assert all(cell.strip(" |").endswith("1 deals, too few") for row in rows[:2] for cell in row.split(" | ")[3:])
    assert rows[3] == (
        "- random → casual: clear in 0 of 2 rows; with the usual number of players, clear in 0 of 1 games; "
        "too few in moosehead (2), moosehead (4)."
    )


def test_what_was_played_against_others_has_the_means_of_both_shares(tmp_path: Path) -> None:
    book = Book(tmp_path / "deals.jsonl")
    contest = Fixed()
    Arena(book, most=30).run([contest])
    lines = arena_page.duels(book, [("moosehead", 2, contest)])
    assert lines[2].startswith("| moosehead | 2 | 30 | 100 (")
    assert [cell.strip() for cell in lines[2].split("|")][5:7] == ["50", "100"]
    assert lines[-2:] == ["| laying | 1 | 100.0 | 100.0 |", "| all | 1 | 100.0 | 100.0 |"]
    few = Fixed("few")
    Arena(book, most=9).run([few])
    assert arena_page.duels(book, [("moosehead", 2, contest), ("reno", 2, few)])[-2:] == lines[-2:], "nine deals are no part of a mean"
    assert arena_page.duels(book, [("reno", 2, few)])[-1] == "1 games: 1 too few."


def test_a_new_table_replaces_the_old_ones(tmp_path: Path) -> None:
    page = tmp_path / "arena.md"
    page.write_text(
        "# The arena\n\nOld.\n\n## random and casual\n\nA\n\n## expert and OpenSpiel's IS-MCTS, 0.1 s a move\n\nB\n", encoding="utf-8"
    )
    arena_page.write("Expert and Parlor 0.1.0, 0.1 s a move", ["new rival"], page)
    assert "Old." in page.read_text(encoding="utf-8")
    arena_page.write("The ladder, 0.1 s a move", ["first"], page)
    arena_page.write("The ladder, 0.1 s a move", ["second"], page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith(arena_page.HEAD)
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## The ladder, 0.1 s a move",
        "## Expert and Parlor 0.1.0, 0.1 s a move",
        "## expert and OpenSpiel's IS-MCTS, 0.1 s a move",
    ]
    assert "second" in text
    assert "first" not in text


def test_half_a_table_does_not_replace_a_whole_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "docs" / "arena.md"
    monkeypatch.setattr(arena_page, "ROOT", tmp_path)
    monkeypatch.setattr(arena_page, "PAGE", page)
    arena_page.publish("The ladder, 0.1 s a move", "command", ["half"], 130, Book(tmp_path / "deals.jsonl"))
    assert not page.exists()


def test_all_games_with_decisions_are_in_the_ladder_and_one_of_each_kind_among_the_families() -> None:
    assert len(arena.games_of("all")) == 37
    kinds = sorted(parlor.game(game).kind for game in arena.games_of("families"))
    assert kinds == sorted({parlor.game(game).kind for game in arena.games_of("all")})


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["--games", "hoodo"], "there is no game 'hoodo'"),
        (["--games", "reno", "--players", "9"], "Reno is for 2, 3, 4 players, not 9: or say smallest, usual or both"),
        (["--steps", "casual-casual"], "a step is two levels such as casual-skilled, not 'casual-casual'"),
        (["--steps", "knowing-expert"], "a step is two levels such as casual-skilled, not 'knowing-expert'"),
        (["--fewest", "2"], "there are at least one deal, 30 before a row is decided"),
    ],
)
def test_what_it_cannot_play_is_refused(asked: list[str], sentence: str) -> None:
    command = [sys.executable, "-X", "utf8", str(TOOLS / "arena.py"), *asked]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert f"arena: error: {sentence}" in done.stderr


SAME = str(Path(parlor.__file__).parents[1])


@pytest.mark.parametrize("game", ["reno", "goop", "mobilization-2"])
def test_another_build_plays_the_same_deals_in_a_process_of_its_own(game: str) -> None:
    contest = ReleaseContest(game, SAME, 0.001)
    contest.check()
    assert f"parlor {parlor.__version__} {parlor.build()}-expert" in contest.key
    if game == "reno":
        found = contest.play(0)
        assert found.ours == (0, 1)
        assert all(sum(row) == 1.0 for row in found.wins)


def test_a_build_that_does_not_play_alike_is_refused() -> None:
    contest = ReleaseContest("numero-2", SAME, 0.001)
    with pytest.raises(NotComparable, match="the other build does not have it"):
        contest.check()
    with pytest.raises(NotComparable, match="there is no game"):
        Other(SAME).deal("numero-2", 2, 0)


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    (tmp_path / "parlor.py").write_text("raise SystemExit(1)\n", encoding="utf-8")
    with pytest.raises(NotComparable, match="the other build has ended"):
        Other(str(tmp_path))
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(NotComparable, match=r"no build of Parlor lies in|the other build has ended"):
        Other(str(empty))


@pytest.mark.parametrize("game", ["moosehead", "coronado"])
def test_openspiel_plays_a_hand_from_both_sides(game: str) -> None:
    pytest.importorskip("pyspiel")
    contests = pytest.importorskip("openspiel_contest")
    assert len(contests.games_for_two()) >= 12
    found = contests.OpenSpielContest(game, 0.001).play(0)
    assert found.ours == (0, 1)
    assert all(sum(row) == 1.0 for row in found.wins)
