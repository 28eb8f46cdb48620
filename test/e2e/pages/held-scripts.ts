import { once } from "node:events";
import type { Page } from "@playwright/test";
import { moveHand } from "./running";

/** Opens a page whose scripts are held back until `release`. */
export async function openHeld(page: Page, path: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return { release };
}

/** Holds back a part of the code that comes later, until it is let through or fails; then it fails until it is let through. */
export async function holdPart(page: Page, part: string | RegExp) {
  const answer = new EventTarget();
  let comes: boolean | null = null;
  await page.route(part, async (route) => {
    if (comes === null) await once(answer, "answer");
    await (comes ? route.continue() : route.abort());
  });
  const settle = (value: boolean) => {
    comes = value;
    answer.dispatchEvent(new Event("answer"));
  };
  return { release: () => settle(true), fail: () => settle(false) };
}

/** In the page: puts off what React's scheduler, which gives itself its turns by messages, would do next. */
function holdTurns(): void {
  const post = MessagePort.prototype.postMessage;
  const held = new Promise<void>((resolve) => {
    window.addEventListener("release-turns", () => resolve(), { once: true });
  });
  MessagePort.prototype.postMessage = function postWhenReleased(message: unknown) {
    performance.mark("held-turn");
    void held.then(() => post.call(this, message));
  };
}

function releaseTurns(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event("release-turns")));
}

/** Holds back the work that React puts off, as a very busy machine does, until `release`. */
export async function holdWork(page: Page): Promise<{ release: () => Promise<void> }> {
  await page.evaluate(holdTurns);
  return { release: () => releaseTurns(page) };
}

/** Opens a page whose scripts run, but whose first work is held back until `release`. */
export async function openWithHeldWork(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  await page.addInitScript(holdTurns);
  await page.goto(path);
  await moveHand(page);
  await page.waitForFunction(() => performance.getEntriesByName("held-turn").length > 0);
  return { release: () => releaseTurns(page) };
}
