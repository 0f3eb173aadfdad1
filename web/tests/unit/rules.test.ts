import type { Tokens } from "marked";
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Prose from "../../src/shelf/Prose.svelte";
import { anchor, contents, readRules, ruling } from "../../src/shelf/rules";

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
    const page = mount(Prose, { target, props: { tokens: rules.own, names: true } });
    expect(target.querySelector("#deal em")?.textContent).toBe("each");
    expect(target.querySelector("#R3 .mark")?.getAttribute("href")).toBe("#R3");
    expect(target.querySelector("td")?.textContent).toBe("1");
    expect(target.querySelector("img")).toBeNull();
    expect(target.textContent).toContain("<img src=x onerror=alert(1)>");
    void unmount(page);
  });
});
