// @vitest-environment jsdom
import type { Tokens } from "marked";
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Prose from "../../src/shelf/Prose.svelte";
import { anchorOf } from "../../src/shelf/rulings";
import { anchor, anchors, contents, readRules, ruling } from "../../src/shelf/rules";

const PAGE = `## Foozle  (\`foozle\`)
**Players**: 2 to 8.

**Deal**: five *each*: \`deal\` <img src=x onerror=alert(1)>.

| a | b |
| --- | --- |
| 1 | 2 |

- **Zones**: \`hand:S\`.

**Rulings**:
- R1. Ten could be dealt to; eight is the sensible limit.
- R2. One round, each bid above the last (the book: each bids "in turn").
- R3. All pass: the book is silent; the dealer must bid.

# The whole book
Common words.
`;

describe("a rules page", () => {
  const rules = readRules(PAGE);

  it("is cut into the game's own part and what holds for the book", () => {
    expect(contents(rules.own)).toEqual(["Players", "Deal", "Rulings"]);
    expect(contents(rules.small)).toEqual(["Zones"]);
    expect(rules.common[0]?.type).toBe("heading");
    expect(readRules("").own).toEqual([]);
    expect(anchor("Hand end and scoring")).toBe("hand-end-and-scoring");
  });

  it("takes the small print out, with all that belongs to it", () => {
    const { own, small } = readRules(
      "**Illegal, and why**:\n\n- no\n- never\n\n- **Deal**: five\n- **Hidden**: hands\n",
    );
    expect(small.map((token) => token.type)).toEqual(["paragraph", "list"]);
    const list = readRules("- **Deal**: five\n- **Hidden**: hands\n- **Moves**: play\n");
    expect(contents(list.own)).toEqual(["Deal", "Moves"]);
    expect(contents(list.small)).toEqual(["Hidden"]);
    expect(own).not.toBe(small);
  });

  it("marks what each ruling rests on", () => {
    const list = rules.own.findLast((token) => token.type === "list") as Tokens.List;
    expect(list.items.map(ruling)).toEqual([
      { number: "R1", ground: "custom" },
      { number: "R2", ground: "read" },
      { number: "R3", ground: "silent" },
    ]);
  });

  it("stands on the screen with anchors, and never as anybody's HTML", () => {
    const target = document.createElement("div");
    const page = mount(Prose, { target, props: { tokens: rules.own, names: anchors(rules) } });
    expect(target.querySelector("#deal em")?.textContent).toBe("each");
    expect(target.querySelector("#R3 .mark")?.getAttribute("href")).toBe("#R3");
    expect(target.querySelector("td")?.textContent).toBe("1");
    expect(target.querySelector("img")).toBeNull();
    expect(target.textContent).toContain("<img src=x onerror=alert(1)>");
    void unmount(page);
  });
});

describe("a refusal", () => {
  const page = `## Foozle  (\`foozle\`)
**Moves**: bid, then play.
- \`bid N\`: a number of tricks.

**Illegal, and why**:
- \`bid 2\` over a 2: "You must bid higher than 2 or pass."
- not following: "You must follow suit: Roses were led and you hold R4."

**Rulings**:
- R1. Ten could be dealt to; eight is the sensible limit.
- R2. A trick that nobody could take stays where it lies until the next one is taken.

# The whole book
- **Moves**: one at a time.
- **Always illegal**, with these reasons: naming a card that is not in your hand ("You do not hold R5").
`;

  it("leads from a refusal to its ruling, else to the list of what is illegal", () => {
    expect(anchorOf("rules/rumme-a.md#quenette R2")).toBe("R2");
    expect(anchorOf("rules/rumme-a.md#quenette")).toBe("illegal-and-why");
    expect(anchorOf(null)).toBe("illegal-and-why");
    const found = [...anchors(readRules(page)).values()];
    expect(found).toEqual(expect.arrayContaining(["R2", "illegal-and-why"]));
  });

  it("finds an anchor of its own for every paragraph", () => {
    const found = [...anchors(readRules(page)).values()];
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain("all-moves");
    expect(found).toContain("moves-1");
  });
});
