/** Passing a link on: by the device's own way of sharing, or by copying it. */

/** Whether a link was shared, copied, left (the guest thought better of it), or could not be passed on. */
export type Passed = "shared" | "copied" | "left" | "failed";

/** Shares a link where the device can, and copies it otherwise. */
export async function share(url: string, title: string): Promise<Passed> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
