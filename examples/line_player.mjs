// A player for Parlor's line protocol (docs/protocol.md), in JavaScript for Node: it makes the last legal move.
//
// Try it: parlor lab play quenette --player 'program:node examples/line_player.mjs' --player casual
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.do === "hello") say({ kind: "hello", protocol: 1, name: "last move (JavaScript)" });
  else if (asked.do === "move") say({ kind: "move", id: asked.id, move: asked.view.legal.at(-1) });
  else if (asked.do === "quit") process.exit(0);
}
