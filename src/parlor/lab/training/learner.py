"""Learning by self-play: casual play is imitated first, then one policy for all seats is improved by what its hands bring (PPO)."""

import json
import time
from dataclasses import asdict, dataclass, field
from dataclasses import replace as replace_in
from pathlib import Path
from typing import Any

import numpy as np
import torch

import parlor
from parlor.lab.training.model import Model, places_of
from parlor.lab.training.tables import Tables
from parlor.players.network import Network


@dataclass(frozen=True)
class Plan:
    """How a network is trained. Times are shares of the whole."""

    game: str
    players: int
    seed: int = 1
    minutes: float = 10.0
    # The units of the first hidden layer.
    units: int = 512
    # Decisions per round, and the most of them at one table: a round holds a few hands. Many small rounds teach more than few large ones.
    decisions: int = 131_072
    steps: int = 512
    # The most bytes of a round; wide games have smaller ones.
    bytes: int = 4_000_000_000
    # The share of time that casual play is imitated, and the doubt that is left: without any, nothing else would be tried later.
    imitation: float = 0.05
    doubt: float = 0.15
    batch: int = 8_192
    passes: int = 3
    rate: float = 6e-4
    clip: float = 0.2
    # How much a varied policy is worth, at the beginning and at the end.
    variety: tuple[float, float] = (0.02, 0.002)
    # How much likelier the casual action is to begin with, as a power of e; then only what to do otherwise is learned. 0: not at all.
    leaning: float = 0.0
    # How far ahead credit is passed on from decision to decision of a seat.
    credit: float = 0.97
    # The largest result of a hand that is learned from, in standard deviations.
    extreme: float = 6.0
    # What the network that it begins with learned from, if there is one.
    start: dict[str, Any] = field(default_factory=dict)

    def beginning_with(self, trained: dict[str, Any]) -> "Plan":
        """The plan for a network that has learned before: there is nothing to imitate, and less to try."""
        leaning = trained.get("leaning", 0.0)
        return replace_in(self, start=trained, leaning=leaning, imitation=0.0, rate=4e-4, variety=(0.01, 0.002))

    def on(self, device: str) -> "Plan":
        """The plan as it suits a device: a processor learns from smaller rounds, so that it learns more often."""
        return self if device == "cuda" else replace_in(self, decisions=min(self.decisions, 65_536), batch=min(self.batch, 2_048))

    def shape(self, length: float, bytes: int) -> tuple[int, int]:
        """The steps of a round and the tables that are played at once, given the decisions of a hand and the bytes of a decision."""
        steps = int(min(self.steps, max(24.0, 2.5 * length)))
        return steps, max(64, min(self.decisions, self.bytes // bytes) // steps)


class Scale:
    """The spread of the results of hands, which grows steadier as more are seen."""

    def __init__(self) -> None:
        self.squares, self.hands = 0.0, 0

    def see(self, results: Any) -> None:
        """Takes note of some results."""
        self.squares += float((results**2).sum())
        self.hands += results.size

    def deviation(self) -> float:
        """The standard deviation of a result."""
        return max(1e-3, (self.squares / self.hands) ** 0.5) if self.hands else 1.0


class Round:
    """What some tables saw, did and got in a number of steps."""

    def __init__(self, steps: int, tables: int, model: Model, players: int) -> None:
        device = model.device
        self.inputs = torch.zeros((steps, tables, model.size), dtype=model.scale.dtype, device=device)
        self.legal = torch.zeros((steps, tables, model.actions), dtype=torch.uint8, device=device)
        self.seats = torch.zeros((steps, tables), dtype=torch.int64, device=device)
        self.casual = torch.zeros((steps, tables), dtype=torch.int64, device=device)
        self.chosen = torch.zeros((steps, tables), dtype=torch.int64, device=device)
        self.chance = torch.zeros((steps, tables), device=device)
        self.hoped = torch.zeros((steps, tables), device=device)
        self.ended = torch.zeros((steps, tables), dtype=torch.bool, device=device)
        self.results = torch.zeros((steps, tables, players), device=device)

    def credited(self, credit: float) -> tuple[Any, Any]:
        """For every decision, how much better the hand went than hoped, and whether that is known.

        Credit goes from each decision of a seat to the one before; the last ones of hands that are not over wait for nothing and are left
        out.
        """
        steps, tables = self.seats.shape
        players = self.results.shape[2]
        ahead = torch.zeros_like(self.hoped)
        told = torch.zeros_like(self.ended)
        following = torch.zeros((tables, players), device=self.hoped.device)
        gain = torch.zeros_like(following)
        known = torch.zeros_like(following, dtype=torch.bool)
        rows = torch.arange(tables, device=self.hoped.device)
        for step in range(steps - 1, -1, -1):
            ended = self.ended[step][:, None]
            following = torch.where(ended, self.results[step], following)
            gain = torch.where(ended, torch.zeros_like(gain), gain)
            known = known | ended
            seats, hoped = self.seats[step], self.hoped[step]
            told[step] = known[rows, seats]
            ahead[step] = following[rows, seats] - hoped + credit * gain[rows, seats]
            gain[rows, seats] = torch.where(told[step], ahead[step], torch.zeros_like(hoped))
            following[rows, seats] = hoped
            known[rows, seats] = True
        return ahead, told


class Learner:
    """A network in training, with everything that is needed to go on later."""

    def __init__(self, plan: Plan, device: str, start: Network | None = None) -> None:
        torch.manual_seed(plan.seed)
        if device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        plan = plan.on(device)
        if start is not None:
            plan = plan.beginning_with(start.told["trained"])
        self.plan, self.device = plan, device
        self.game = parlor.game(plan.game)
        few = Tables(self.game, plan.players, 64, plan.seed)
        self.steps, tables = plan.shape(few.length(), 2 * few.size + len(few.actions))
        self.tables = Tables(self.game, plan.players, tables, plan.seed)
        self.model = Model(self.tables.size, len(self.tables.actions), plan.units, device, plan.leaning)
        self.adam = torch.optim.Adam(self.model.net.parameters(), lr=plan.rate, fused=device == "cuda")
        self.round = Round(self.steps, tables, self.model, plan.players)
        self.kept = np.zeros(self.tables.size, np.bool_)
        if start is not None:
            self.model.take(start)
            self.kept[places_of(start)] = True
        self.scale = Scale()
        self.decisions = 0
        self.spent = 0.0
        self.curve: list[dict[str, float]] = []

    def clock(self) -> float:
        """The time that counts: on a processor the time that it worked, however busy the machine was."""
        return time.monotonic() if self.device == "cuda" else time.process_time()

    def learn(self, out: Path, tell: Any) -> None:
        """Learns until the time of the plan is spent; the state and the curve are kept in a folder."""
        out.mkdir(parents=True, exist_ok=True)
        budget = 60.0 * self.plan.minutes
        begun, kept_at = self.clock() - self.spent, time.monotonic()
        while self.spent < budget:
            share = self.spent / budget
            imitating = self.tables.taught and share < self.plan.imitation
            figures = self.play(imitating)
            figures |= self.imitate() if imitating else self.improve(share)
            self.decisions += self.steps * self.tables.tables
            self.spent = self.clock() - begun
            self.curve.append({"seconds": round(self.spent, 1), "decisions": self.decisions, "imitating": float(imitating), **figures})
            tell(self.curve[-1])
            if time.monotonic() - kept_at > 60.0:
                self.keep(out)
                kept_at = time.monotonic()
        self.keep(out)

    def play(self, imitating: bool) -> dict[str, float]:
        """Plays a round at all tables: casual players, or the network against itself."""
        now, tables = self.round, self.tables
        for step in range(self.steps):
            inputs = self.model.inputs(self.moved(tables.seen(), torch.int16))
            legal = self.moved(tables.legal(), torch.uint8)
            now.inputs[step], now.legal[step] = inputs, legal
            now.seats[step] = torch.from_numpy(tables.seats()).to(self.device)
            if imitating or self.plan.leaning:
                now.casual[step] = torch.from_numpy(tables.casual().astype(np.int64)).to(self.device)
            with torch.no_grad():
                chances, hoped = self.model(inputs, legal, now.casual[step])
                # Gumbel noise: the largest of the noisy figures is a draw from the probabilities.
                noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
                chosen = now.casual[step] if imitating else (chances + noise).argmax(dim=1)
            now.chosen[step] = chosen
            now.chance[step] = chances.gather(1, chosen[:, None])[:, 0]
            now.hoped[step] = hoped
            ended, results = tables.step(chosen.cpu().numpy())
            self.scale.see(results[ended])
            now.ended[step] = torch.from_numpy(ended).to(self.device)
            limit = self.plan.extreme
            now.results[step] = torch.from_numpy((results / self.scale.deviation()).clip(-limit, limit)).to(self.device)
        self.kept |= self.model.kept(now.inputs.view(-1, tables.size))
        return {"hands": float(now.ended.sum())}

    def moved(self, array: Any, kind: Any) -> Any:
        """An array of the tables, copied to the device."""
        copied = torch.empty(array.shape, dtype=kind, pin_memory=self.device == "cuda")
        copied.numpy()[:] = array
        return copied.to(self.device, non_blocking=True)

    def imitate(self) -> dict[str, float]:
        """Learns to choose as casual players do, and what their hands bring."""
        ahead, told = self.round.credited(1.0)
        return self.fit(ahead, told, 1e-3, None)

    def improve(self, share: float) -> dict[str, float]:
        """Makes what went better than hoped more likely."""
        plan = self.plan
        ahead, told = self.round.credited(plan.credit)
        variety = plan.variety[0] + (plan.variety[1] - plan.variety[0]) * share
        return self.fit(ahead, told, plan.rate * max(0.05, 1.0 - share), variety)

    def fit(self, ahead: Any, told: Any, rate: float, variety: float | None) -> dict[str, float]:
        """Goes over the round a few times; without a value for variety it imitates."""
        now, plan = self.round, self.plan
        for group in self.adam.param_groups:
            group["lr"] = rate
        inputs, legal = now.inputs.view(-1, self.tables.size), now.legal.view(-1, len(self.tables.actions))
        casual, chosen, chance, hoped = now.casual.view(-1), now.chosen.view(-1), now.chance.view(-1), now.hoped.view(-1)
        aims = (hoped + ahead.view(-1)).detach()
        gains = ahead.view(-1)
        which = told.view(-1).nonzero()[:, 0]
        if len(which) < 2:
            return {}
        spread = gains[which].std() + 1e-6
        sums = torch.zeros(3, device=self.device)
        batches = 0
        for _ in range(plan.passes):
            order = which[torch.randperm(len(which), device=self.device)]
            for batch in order.split(plan.batch):
                chances, value = self.model(inputs[batch], legal[batch], casual[batch])
                picked = chances.gather(1, chosen[batch][:, None])[:, 0]
                entropy = -(chances.exp() * chances.clamp(min=-50.0)).sum(dim=1).mean()
                if variety is None:
                    may = legal[batch] != 0
                    evenly = (chances * may).sum(dim=1) / may.sum(dim=1)
                    aim = -((1 - plan.doubt) * picked + plan.doubt * evenly).mean()
                else:
                    ratio = (picked - chance[batch]).exp()
                    gain = gains[batch] / spread
                    aim = -torch.min(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain).mean() - variety * entropy
                miss = ((value - aims[batch]) ** 2).mean()
                self.adam.zero_grad(set_to_none=True)
                (aim + 0.5 * miss).backward()
                torch.nn.utils.clip_grad_norm_(self.model.net.parameters(), 1.0)
                self.adam.step()
                sums += torch.stack([aim.detach(), miss.detach(), entropy.detach()])
                batches += 1
        aim, miss, entropy = (sums / batches).tolist()
        return {"aim": round(aim, 4), "miss": round(miss, 4), "entropy": round(entropy, 4)}

    def told(self) -> dict[str, Any]:
        """What the file of the network says about it."""
        spent = {"seconds": round(self.spent), "decisions": self.decisions, "deviation": self.scale.deviation()}
        return {
            "game": self.game.id,
            "version": self.game.version,
            "players": self.plan.players,
            "options": {option.name: option.default for option in self.game.options.values()},
            "actions": len(self.tables.actions),
            "trained": {**asdict(self.plan), **spent},
        }

    def keep(self, out: Path) -> None:
        """Writes the network, its curve, and what is needed to go on."""
        inputs = self.round.inputs.view(-1, self.tables.size)[:65_536]
        replace(out / "network.net", self.model.as_file(self.told(), inputs, self.kept))
        replace(out / "curve.json", json.dumps(self.curve).encode())
        state = {
            "net": self.model.net.state_dict(),
            "adam": self.adam.state_dict(),
            "kept": self.kept.tolist(),
            "scale": (self.scale.squares, self.scale.hands),
            "decisions": self.decisions,
            "spent": self.spent,
            "curve": self.curve,
        }
        torch.save(state, out / "state.new")
        (out / "state.new").replace(out / "state.pt")

    def go_on(self, out: Path) -> bool:
        """Takes up what an earlier run left in a folder; whether there was anything."""
        if not (out / "state.pt").is_file():
            return False
        state = torch.load(out / "state.pt", map_location=self.device, weights_only=True)
        self.model.net.load_state_dict(state["net"])
        self.adam.load_state_dict(state["adam"])
        self.kept = np.array(state["kept"], np.bool_)
        self.scale.squares, self.scale.hands = state["scale"]
        self.decisions, self.spent, self.curve = state["decisions"], state["spent"], state["curve"]
        return True


def replace(path: Path, content: bytes) -> None:
    """Writes a file whole or not at all."""
    new = path.with_suffix(".new")
    new.write_bytes(content)
    new.replace(path)
