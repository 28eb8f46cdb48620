import { expect, test } from "vitest";
import { copyArticle, inClick, paste } from "../../../../../test/support/copying";
import { pixel, showArticle } from "../../../../../test/support/shown-article";
import { copyImage, copyRich, copyText } from "./clipboard.client";

type Obstacle = "none" | "denied" | "no api" | "no copy event" | "nothing works";

/** Runs something while the browser refuses a part of what copying needs. */
async function behind<Outcome>(obstacle: Obstacle, run: () => Promise<Outcome>): Promise<Outcome> {
  if (obstacle === "none") return run();
  const refuse = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  const clipboard = obstacle === "no api" ? undefined : { write: refuse, writeText: refuse };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  const stop = (event: Event) => event.stopImmediatePropagation();
  if (obstacle === "no copy event") window.addEventListener("copy", stop, { capture: true });
  if (obstacle === "nothing works") document.execCommand = () => false;
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(navigator, "clipboard");
    Reflect.deleteProperty(document, "execCommand");
    window.removeEventListener("copy", stop, { capture: true });
  }
}

const words = "一行\n two  spaces";

const obstacles = ["none", "denied", "no api", "no copy event"] as const;

test.each(obstacles)(
  "an article reaches the clipboard, rich and plain, with the obstacle: %s",
  async (each) => {
    const shown = await showArticle("a **bold** word");
    expect(await behind(each, () => copyArticle(shown))).toBe("copied");
    const box = await paste();
    expect(box.querySelector("strong")?.textContent).toBe("bold");
    expect((await navigator.clipboard.readText()).trim()).toBe("a bold word");
  },
);

test.each(obstacles)("plain text reaches the clipboard with the obstacle: %s", async (each) => {
  await navigator.clipboard.writeText("before");
  expect(await behind(each, () => inClick(() => copyText(words)))).toBe("copied");
  expect(await navigator.clipboard.readText()).toBe(words);
});

test("copying fails only when nothing works", async () => {
  const shown = await showArticle("text");
  expect(await behind("nothing works", () => copyArticle(shown))).toBe("failed");
  expect(await behind("nothing works", () => inClick(() => copyText(words)))).toBe("failed");
});

test("an article that cannot be made says so instead of blaming the clipboard", async () => {
  const broken = () => copyRich(Promise.reject(new Error("the article is broken")));
  await expect(inClick(broken)).rejects.toThrow("the article is broken");
});

test("a picture reaches the clipboard", async () => {
  expect(await inClick(() => copyImage(fetch(pixel).then((answer) => answer.blob())))).toBe("copied");
  const items = await navigator.clipboard.read();
  expect(items.flatMap((item) => item.types)).toContain("image/png");
});
