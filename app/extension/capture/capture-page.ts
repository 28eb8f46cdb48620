import { isFull } from "~/core/indexed-db";
import type { Locale } from "~/core/locale";
import { hostOf, keyOf } from "../addresses";
import { type Database, library } from "../library/database";
import { describePage } from "../library/describe";
import { type Draft, savePages } from "../library/save-pages";
import { readSettings } from "../settings/stored";
import { textsIn } from "../texts";
import { describeByModel } from "./describe-by-model";
import type { Captured } from "./read-page";

export type Outcome =
  | "saved"
  | "updated"
  | "kept"
  | "titleOnly"
  | "linkSaved"
  | "notSavable"
  | "full"
  | "failed";

const badges: Record<Outcome, { text: string; color: string }> = {
  saved: { text: "✓", color: "#2f6b1f" },
  updated: { text: "✓", color: "#2f6b1f" },
  kept: { text: "T", color: "#855200" },
  titleOnly: { text: "T", color: "#855200" },
  linkSaved: { text: "✓", color: "#2f6b1f" },
  notSavable: { text: "×", color: "#a3261c" },
  full: { text: "!", color: "#a3261c" },
  failed: { text: "!", color: "#a3261c" },
};

/** Runs the script that reads the page; null where the browser lets nobody read it: a PDF, the store, a page of its own. */
async function readIn(tabId: number): Promise<Captured | null> {
  const reading = chrome.scripting.executeScript({ target: { tabId }, files: ["capture.js"] });
  const frames = await reading.catch(() => null);
  return (frames?.[0]?.result as Captured | undefined) ?? null;
}

async function tagsInUse(database: Database): Promise<string[]> {
  const tags: string[] = [];
  const index = database.transaction("pages").store.index("tags");
  let cursor = await index.openKeyCursor(null, "nextunique");
  for (; cursor && tags.length < 500; cursor = await cursor.continue()) tags.push(cursor.key);
  return tags;
}

export type Pressed = { link?: string | undefined; selection?: string | undefined };

function draftOf(page: Captured, key: string, tags: string[]): Draft {
  return {
    ...describePage(page.title, page.text, tags),
    key,
    address: page.address,
    host: hostOf(new URL(page.address)),
    title: page.title,
    folder: [],
    highlights: page.highlight ? [page.highlight] : [],
    text: page.text,
  };
}

type Saved = { outcome: Outcome; key: string | null };

async function save(tab: chrome.tabs.Tab, { link, selection = "" }: Pressed): Promise<Saved> {
  const read = link === undefined && tab.id !== undefined ? await readIn(tab.id) : null;
  const address = link ?? tab.url ?? "";
  const unread = { address, title: (link === undefined && tab.title) || address, text: "", highlight: "" };
  const page = read ?? unread;
  const key = keyOf(page.address);
  if (key === null) return { outcome: "notSavable", key };
  // A selection in a frame stands outside what is read.
  const highlight = link === undefined ? page.highlight || selection : "";
  const database = await library();
  const known = await database.getFromIndex("pages", "key", key);
  const draft = draftOf({ ...page, highlight }, key, await tagsInUse(database));
  await savePages(database, [draft], Date.now());
  if (page.text === "") return { outcome: known?.hasText ? "kept" : link ? "linkSaved" : "titleOnly", key };
  return { outcome: known ? "updated" : "saved", key };
}

export async function capturePage(tab: chrome.tabs.Tab, pressed: Pressed = {}): Promise<void> {
  const { outcome, key } = await save(tab, pressed).catch(
    (error): Saved => ({ outcome: isFull(error) ? "full" : "failed", key: null }),
  );
  const settings = await readSettings(Date.now());
  await tell(tab, outcome, settings.sent.language);
  if (key !== null && (outcome === "saved" || outcome === "updated"))
    await describeByModel(await library(), key, settings);
}

async function tell({ id: tabId }: chrome.tabs.Tab, outcome: Outcome, locale: Locale): Promise<void> {
  const told = textsIn(locale)(`capture.${outcome}`);
  const { text, color } = badges[outcome];
  if (tabId === undefined) return;
  const shown = [
    chrome.action.setBadgeBackgroundColor({ color, tabId }),
    chrome.action.setBadgeText({ text, tabId }),
    chrome.action.setTitle({ title: told, tabId }),
  ];
  await Promise.allSettled(shown);
  const tone = text === "×" || text === "!" ? "bad" : "good";
  // Where the page cannot be written to, the button has said it.
  await chrome.scripting
    .executeScript({ target: { tabId }, func: showNotice, args: [told, tone] })
    .catch(() => null);
}

/** Says in the page what became of a press, for four seconds. Runs there on its own: it can use nothing but what it is given. */
export function showNotice(text: string, tone: "good" | "bad"): void {
  const id = "memwink-notice";
  document.getElementById(id)?.remove();
  const host = document.createElement("div");
  host.id = id;
  host.setAttribute("role", "status");
  host.style.cssText = "all:initial;position:fixed;z-index:2147483647;top:16px;right:16px";
  const box = document.createElement("div");
  box.style.cssText = `max-width:320px;padding:12px 16px;border-radius:10px;font:15px/1.5 system-ui,sans-serif;color:#fff;background:${tone === "good" ? "#1c1b18" : "#a3261c"};box-shadow:0 6px 24px rgb(0 0 0/.25);overflow-wrap:anywhere`;
  box.textContent = text;
  host.attachShadow({ mode: "closed" }).appendChild(box);
  document.documentElement.appendChild(host);
  setTimeout(() => host.remove(), 4000);
}
