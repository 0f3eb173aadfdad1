// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { followLinks, go, route } from "../../src/app/route.svelte";

describe("the address", () => {
  it("is taken apart", () => {
    go("/t/k3v9?open=1#AbC", true);
    expect(route.current.parts).toEqual(["t", "k3v9"]);
    expect(route.current.query.get("open")).toBe("1");
    expect(route.current.fragment).toBe("AbC");
  });

  it("may be nonsense", () => {
    go("/g/%E0%A4%A/%3Cb%3E", true);
    expect(route.current.parts).toEqual(["g", "%E0%A4%A", "<b>"]);
  });

  it("is changed by links inside the house, and by no others", () => {
    go("/", true);
    const house = document.createElement("div");
    house.innerHTML = `<a href="/daily">d</a><a href="https://elsewhere.example/">e</a><a href="/api/x">a</a>`;
    document.body.append(house);
    const followed = followLinks(house);
    const taken = [...house.querySelectorAll("a")].map((link) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      // The browser itself must not go anywhere during a test.
      document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
      let ours = false;
      house.addEventListener("click", (event) => (ours = event.defaultPrevented), { once: true });
      link.dispatchEvent(click);
      return ours;
    });
    expect(taken).toEqual([true, false, false]);
    expect(route.current.parts).toEqual(["daily"]);
    followed.destroy();
  });
});
