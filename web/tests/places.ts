/** The places of the games' zones, as the house sends them: for positions made up by tests. */
import type { Place, View } from "../src/house/types";

const ROLES: [role: Place["role"], kinds: string][] = [
  ["hand", "hand"],
  ["trick", "trick contest"],
  ["played", "bid pass played"],
  ["captured", "won sets"],
  ["meld", "melds laid"],
  ["row", "travel"],
  ["column", "stack"],
  ["under", "down"],
  ["centre", "flags mob centre"],
  ["stock", "stock"],
  ["discard", "waste discard"],
  ["turned", "turned"],
  ["pile", "pile"],
];

/** The places of zones, by name. */
export function placesFor(zones: Readonly<Record<string, unknown>>): View["places"] {
  const kindOf = (zone: string): string => /^[a-z]+/.exec(zone)?.[0] ?? "";
  const place = (zone: string): Place => {
    const role = ROLES.find(([, kinds]) => kinds.split(" ").includes(kindOf(zone)))?.[0] ?? "aside";
    const owner = zone.split(":")[1];
    const board = "center" in zones && (role === "column" || zone === "center");
    return {
      role: board ? "board" : role,
      owner: owner === undefined ? null : Number(owner),
      order: "laid",
      faces: "up",
    };
  };
  return Object.fromEntries(Object.keys(zones).map((zone) => [zone, place(zone)]));
}
