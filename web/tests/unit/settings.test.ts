// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { believed, choose, defaults, keeps, reset, settings } from "../../src/app/settings.svelte";
import { dress } from "../../src/app/theme.svelte";

beforeEach(() => reset());

describe("settings", () => {
  it("are kept in the browser", () => {
    choose("felt", "wine");
    expect(JSON.parse(localStorage.getItem("parlor.settings") ?? "{}")).toMatchObject({ felt: "wine" });
    reset();
    expect(settings).toEqual(defaults);
  });

  it("believe only what a setting can be", () => {
    expect(believed({ felt: "wine", theme: "<b>", sound: 1, confirm: true, more: 2 })).toEqual({
      felt: "wine",
      confirm: true,
    });
    for (const nonsense of [null, 7, "x", []]) expect(believed(nonsense)).toEqual({});
  });

  it("hold until the page is closed where nothing may be kept", () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no");
    });
    choose("speed", "instant");
    expect(settings.speed).toBe("instant");
    expect(keeps()).toBe(false);
    refuse.mockRestore();
    expect(keeps()).toBe(true);
  });

  it("dress the page", () => {
    const undress = dress();
    flushSync();
    const { dataset } = document.documentElement;
    expect(dataset).toMatchObject({ theme: "light", felt: "green", index: "plain", hand: "right" });
    choose("theme", "dark");
    choose("largeIndex", true);
    choose("leftHanded", true);
    flushSync();
    expect(dataset).toMatchObject({ theme: "dark", index: "large", hand: "left" });
    undress();
  });
});
