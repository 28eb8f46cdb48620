import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
  type Worker,
} from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { DOWNLOAD, DOWNLOAD_FACTS, downloadFacts, EXTENSION_ID } from "../../../app/core/memwink";
import { wholeChromium } from "../../../app/platform/local/chromium";
import { ORIGIN } from "./fixtures";

/** Downloads and unpacks the extension as a person would; gives its folder. What was built for another port is told of ours. */
export async function unpackExtension(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "memwink-"));
  const { origin } = downloadFacts.parse(await (await fetch(ORIGIN + DOWNLOAD_FACTS)).json());
  const zip = await (await fetch(ORIGIN + DOWNLOAD)).arrayBuffer();
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(zip)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const content = name.endsWith(".js") ? strFromU8(bytes).replaceAll(origin, ORIGIN) : bytes;
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

export type Extension = {
  context: BrowserContext;
  worker: Worker;
  /** Every address that pages and worker of the extension asked of a network. */
  asked: string[];
  /** Presses the extension's button on a page; what the button then says. */
  press(page: Page): Promise<string>;
  /** Presses it and kills the worker that the press woke. */
  pressAndKill(page: Page): Promise<void>;
  openNewTab(): Promise<Page>;
  close(): Promise<void>;
};

type Start = {
  folder: string;
  locale?: "en-GB" | "zh-CN";
  width?: number;
  theme?: "light" | "dark";
  profile?: string;
};

export async function startExtension({
  folder,
  locale = "en-GB",
  width = 1280,
  theme = "light",
  profile,
}: Start): Promise<Extension> {
  const context = await chromium.launchPersistentContext(profile ?? mkdtempSync(join(tmpdir(), "profile-")), {
    executablePath: wholeChromium(),
    headless: true,
    ignoreDefaultArgs: ["--disable-extensions"],
    locale,
    viewport: { width, height: 800 },
    colorScheme: theme,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      `--lang=${locale}`,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  expect(new URL(worker.url()).host).toBe(EXTENSION_ID);
  const asked: string[] = [];
  context.on("request", (request) => {
    const isOurs = request.serviceWorker() || request.frame().url().startsWith("chrome-extension:");
    if (isOurs && /^https?:/.test(request.url())) asked.push(request.url());
  });
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error("the browser has no session of its own");
  return {
    context,
    worker,
    asked,
    press: (page) => pressOn(browser, context, page),
    async pressAndKill(page) {
      await page.bringToFront();
      await trigger(browser, page);
      const { targetInfos } = await browser.send("Target.getTargets", {
        filter: [{ type: "service_worker" }],
      });
      for (const { targetId, url } of targetInfos)
        if (url.includes(EXTENSION_ID)) await browser.send("Target.closeTarget", { targetId });
    },
    async openNewTab() {
      const page = await context.newPage();
      await page.goto("chrome://newtab/");
      await page.getByRole("searchbox").waitFor();
      return page;
    },
    close: () => context.close(),
  };
}

async function trigger(browser: CDPSession, page: Page) {
  const { targetInfos } = await browser.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const target = targetInfos.find(({ url }) => url === page.url());
  await browser.send("Extensions.triggerAction", { id: EXTENSION_ID, targetId: target?.targetId ?? "" });
}

/** A browser's very first press comes now and then without its grant, or not at all: it is pressed once more. */
async function pressOn(browser: CDPSession, context: BrowserContext, page: Page): Promise<string> {
  await page.bringToFront();
  const badge = async () =>
    context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return chrome.action.getBadgeText({ tabId: tab?.id ?? 0 });
      });
  for (const _ of [1, 2]) {
    await trigger(browser, page);
    const isTold = await expect
      .poll(badge)
      .toMatch(/[^T]/)
      .then(
        () => true,
        () => false,
      );
    if (isTold) break;
  }
  return (await badge()) ?? "";
}

/** Gives a profile that has been started once a permission that people give at a press. */
export function grant(profile: string, { permissions = [] as string[], hosts = [] as string[] }) {
  const path = join(profile, "Default", "Preferences");
  const preferences = JSON.parse(readFileSync(path, "utf8"));
  const granted = { api: permissions, explicit_host: hosts, manifest_permissions: [], scriptable_host: [] };
  preferences.extensions.settings[EXTENSION_ID].runtime_granted_permissions = granted;
  writeFileSync(path, JSON.stringify(preferences));
}

/** What was found, or saved last. */
export const resultsOf = (tab: Page) =>
  tab.getByRole("region", { name: /Saved last|pages? found|最近保存|找到/ }).getByRole("listitem");

/** Walks pages, texts and index of the library: how many pages, and where they do not agree. */
export function agreement(tab: Page): Promise<{ pages: number; faults: string[] }> {
  return tab.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) =>
        Object.assign(request, {
          onsuccess: () => resolve(request.result),
          onerror: () => reject(request.error),
        }),
      );
    const database = await answer(indexedDB.open("library"));
    const transaction = database.transaction(["pages", "texts", "segments", "blocks"]);
    const store = (name: string) => transaction.objectStore(name);
    const [pages, texts, segments, blocks] = await Promise.all([
      answer(store("pages").getAll()),
      answer(store("texts").getAllKeys()),
      answer(store("segments").getAll()),
      answer(store("blocks").getAllKeys()),
    ]);
    database.close();
    const indexed = segments.flatMap((segment) => segment.pages);
    const known = new Set(segments.map(({ id }) => id));
    const faults = [
      ...pages.filter(({ id }) => !texts.includes(id)).map(({ id }) => `page ${id} has no text`),
      ...pages
        .filter(({ id }) => indexed.filter((each) => each === id).length !== 1)
        .map(({ id }) => `page ${id} is not indexed once`),
      ...(new Set(pages.map(({ key }) => key)).size === pages.length ? [] : ["an address stands twice"]),
      ...(texts.length === pages.length ? [] : ["texts of no page"]),
      ...blocks.filter((key) => !known.has((key as [number])[0])).map((key) => `block ${key} of no segment`),
    ];
    return { pages: pages.length, faults };
  });
}

/** Pages of a site of its own; `/private` only for who has signed in at `/signin`. */
export async function startPages(pages: Record<string, string>) {
  const server = createServer(({ url = "/", headers }, answer) => {
    const path = url.split("?")[0] ?? "/";
    if (path === "/signin")
      return answer.writeHead(303, { "Set-Cookie": "in=1; Path=/", Location: "/private" }).end();
    const page = path === "/private" && !headers.cookie?.includes("in=1") ? undefined : pages[path];
    answer
      .writeHead(page === undefined ? 403 : 200, {
        "Content-Type": path.endsWith(".pdf") ? "application/pdf" : "text/html; charset=utf-8",
        "Content-Security-Policy": "script-src 'nonce-x'",
      })
      .end(page ?? "<title>Sign in</title>");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return { origin, pages, close: () => server.close() };
}

export const article = (lang: string, title: string, paragraphs: string[]) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title><nav>Home About Contact</nav><article><h1>${title}</h1>${paragraphs.map((each) => `<p>${each}</p>`).join("")}</article></html>`;
