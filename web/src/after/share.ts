/** Sharing a link, with or without a line about it: through the device's own share sheet, or by copying it. */

/** Whether a link was shared, copied, left (the guest changed their mind), or could not be shared. */
export type Passed = "shared" | "copied" | "left" | "failed";

/** Shares a link if the device can, and copies it otherwise; `line` goes before it. */
export async function share(url: string, title: string, line = ""): Promise<Passed> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share(line ? { url, title, text: line } : { url, title });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left";
    }
  }
  try {
    await navigator.clipboard.writeText(line ? `${line}\n${url}` : url);
    return "copied";
  } catch {
    return "failed";
  }
}
