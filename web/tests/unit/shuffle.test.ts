import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { follow, type Deal } from "../../src/after/dealing";
import { commitment, drawn, fairSeed, firstDealer, shuffled } from "../../src/after/shuffle";
import type { CardInfo } from "../../src/house/types";

interface Vector {
  seed: number | string;
  label: string;
  cards?: number;
  order?: number[];
  dealers?: Record<string, number>;
  below?: number;
  numbers?: number[];
}

interface Drawn extends Deal {
  game: string;
  seed: number;
  pack: string[];
}

const { vectors } = JSON.parse(readFileSync("../docs/shuffle-vectors.json", "utf8")) as { vectors: Vector[] };
const deals = JSON.parse(readFileSync("tests/unit/fixtures/deals.json", "utf8")) as Drawn[];
const infos = (pack: string[]): CardInfo[] => pack.map((code) => ({ code }) as CardInfo);

describe("the documented shuffle", () => {
  it.each(vectors.map((vector) => [vector.seed, vector.label, vector]))(
    "seed %s, label %s",
    async (seed, label, vector) => {
      const { cards, order, dealers, below, numbers } = vector as Vector;
      expect(order ?? dealers ?? numbers).toBeDefined();
      if (order)
        expect(
          await shuffled(
            seed,
            label,
            Array.from({ length: cards ?? 0 }, (_, n) => n),
          ),
        ).toEqual(order);
      for (const [players, dealer] of Object.entries(dealers ?? {}))
        expect(await firstDealer(seed, Number(players))).toBe(dealer);
      if (numbers) expect(await drawn(seed, label, below ?? 0, numbers.length)).toEqual(numbers);
    },
  );

  it("is followed by the deal of every game, and by no other order", async () => {
    expect(new Set(deals.map((deal) => deal.game)).size).toBe(38);
    for (const deal of deals) {
      const { seed, pack } = deal;
      expect(await firstDealer(seed, deal.players)).toBe(deal.dealer);
      const name = `${deal.game} for ${deal.players}`;
      const { way } = await follow(deal, infos(pack), seed);
      expect(way.kind, name).not.toBe("none");
      const other = await follow(deal, infos(pack), seed + 1);
      expect(other.way.kind, `${name} with another seed`).toBe("none");
    }
  });

  it("tells how many cards went round at a time", async () => {
    const foozle = deals.find((deal) => deal.game === "foozle") as Drawn;
    const { way, orders } = await follow(foozle, infos(foozle.pack), foozle.seed);
    expect(way).toEqual({ kind: "round", batches: [3] });
    expect(orders[0]).toHaveLength(52);
  });
});

describe("the fair seed", () => {
  const secret = "ab".repeat(32);
  it("commits to the secret behind the salt", async () => {
    const told = await commitment(secret, "cd".repeat(32));
    expect(told).toMatch(/^[0-9a-f]{64}$/);
    expect(await commitment(secret, "ce".repeat(32))).not.toBe(told);
  });
  it("joins contributions seat by seat, with a dash for none", async () => {
    const [one, two] = ["01".repeat(32), "23".repeat(32)];
    const seeds = await Promise.all([
      fairSeed(secret, [one, null, two]),
      fairSeed(secret, [one, two, null]),
      fairSeed(secret, []),
    ]);
    expect(new Set(seeds).size).toBe(3);
  });
});
