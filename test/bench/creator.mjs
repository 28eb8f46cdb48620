// How soon the creator tools answer. npm start, then: node test/bench/creator.mjs …
// preview: from a key in the middle of an article to the frame that shows it · first-key [runs]: a key typed as soon as the tool is
// painted, on a processor four times slower · subtitles: from pasting 10,000 rows to their preview · drafts [number] [kilobytes]:
// saving all drafts as one file and opening it in another browser.
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser, origin, record, runPart, told } from "./browser.mjs";

const sample = readFileSync("test/data/markdown/doocs-sample.zh-CN.md", "utf8");
const browser = await openBrowser();

async function open(path, viewport = { width: 1440, height: 900 }) {
  const page = await (await browser.newContext({ viewport, serviceWorkers: "block" })).newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${origin}${path}?lang=en`, { waitUntil: "networkidle" });
  await page.mouse.move(1, 1);
  return page;
}

/** In the page: shows a text, puts the caret in its middle and tells of each key how long its change and its frame took. */
async function watchKeys(text) {
  const field = document.querySelector("main textarea");
  const isArticle = ({ shadowRoot }) => shadowRoot?.querySelector("section.article");
  const article = isArticle([...document.querySelectorAll("*")].find(isArticle));
  const nap = (time) => new Promise((resolve) => setTimeout(resolve, time));
  let last = performance.now();
  const watch = new MutationObserver(() => {
    last = performance.now();
  });
  const everything = { childList: true, subtree: true, characterData: true };
  watch.observe(article, everything);
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  while (performance.now() - last < 1500) await nap(100);
  watch.disconnect();
  field.focus();
  const middle = text.indexOf("\n\n", text.length / 2);
  field.setSelectionRange(middle, middle);
  await nap(500);
  field.addEventListener("input", () => {
    const start = performance.now();
    const once = new MutationObserver(() => {
      once.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.answer(performance.now() - start);
        channel.port2.postMessage(0);
      });
    });
    once.observe(article, everything);
  });
}

async function preview() {
  for (const times of [1, 11]) {
    const page = await open("/markdown-editor");
    const text = sample.repeat(times);
    // Where nothing is written there is no article.
    await page.locator("main textarea").fill("Words");
    await page.locator("section.article").waitFor({ state: "attached" });
    await page.evaluate(watchKeys, text);
    const frames = [];
    const end = await record(browser);
    for (let key = 0; key < 60; key++) {
      const shown = page.evaluate(() => new Promise((resolve) => Object.assign(window, { answer: resolve })));
      await page.keyboard.type("x");
      frames.push(await shown);
      await page.waitForTimeout(60);
    }
    const { longest, total } = await end(origin);
    await page.context().close();
    console.log(
      `${Math.round(Buffer.byteLength(text) / 1024)} KB: a key shown after ${told(frames)}; longest task ${longest.toFixed(0)} ms of processor, ${(total / 60).toFixed(0)} a key`,
    );
  }
}

/** In the page: tells of the first paint and of the frame that shows the key. */
function watchFirstKey() {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint").at(0);
    if (!paint) return;
    window.times = { paint: paint.startTime };
    document.querySelector("main textarea").focus();
    window.painted();
  }).observe({ type: "paint", buffered: true });
  document.addEventListener("keydown", ({ timeStamp }) => {
    window.times.pressed = timeStamp;
  });
  document.addEventListener("input", () => {
    requestAnimationFrame(() => setTimeout(() => (window.times.shown ??= performance.now())));
  });
}

async function firstKey(runs = "5") {
  for (const path of ["/markdown-editor", "/share-card"]) {
    const all = [];
    for (let run = 0; run < Number(runs); run++) {
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const painted = new Promise((resolve) => page.exposeFunction("painted", resolve));
      await page.addInitScript(watchFirstKey);
      await page.goto(`${origin}${path}?lang=en`, { waitUntil: "commit" });
      await painted;
      await page.keyboard.press("a");
      await page.waitForFunction(() => window.times.shown);
      all.push(await page.evaluate(() => window.times.shown - window.times.pressed));
      await context.close();
    }
    console.log(`${path}: a key is shown after ${all.map(Math.round).sort((a, b) => a - b)} ms`);
  }
}

function rows(count, filling) {
  const pad = (value) => String(value).padStart(2, "0");
  return Array.from({ length: count }, (_, index) => {
    const seconds = index * 3;
    const time = `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
    return `<div class="flex gap-2 p-2" data-filling="${filling}"><span>${time}</span><p>Line ${index} of a talk</p><p>演讲的第 ${index} 行</p></div>`;
  }).join("\n");
}

async function subtitles() {
  for (const filling of ["", "x".repeat(1900)]) {
    const page = await open("/subtitle-converter");
    const input = rows(10_000, filling);
    const took = await page.evaluate(async (text) => {
      let longest = 0;
      new PerformanceObserver((list) => {
        longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: "longtask" });
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      longest = 0;
      const start = performance.now();
      document
        .querySelector("textarea")
        .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      while (!document.querySelector("table")) await new Promise((resolve) => setTimeout(resolve, 5));
      const shown = performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return { shown, longest };
    }, input);
    await page.context().close();
    console.log(
      `10,000 rows, ${(Buffer.byteLength(input) / 1e6).toFixed(1)} MB: paste to preview ${took.shown.toFixed(0)} ms, longest task ${took.longest.toFixed(0)} ms`,
    );
  }
}

/** In the page: puts so many drafts of this text into the browser's database. */
async function putDrafts([text, count]) {
  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("wink-drafts");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const change = db.transaction("records", "readwrite");
  for (let index = 0; index < count; index += 1) {
    const id = `bench${index}`;
    const draft = { id, title: `Draft ${index}`, text: `# Draft ${index}\n\n${text}`, revision: 1 };
    const rest = { writer: "bench", updatedAt: 1.75e12 + index * 1000, deletedAt: null };
    change.objectStore("records").put({ ...draft, ...rest }, ["draft", id]);
  }
  await new Promise((resolve) => {
    change.oncomplete = resolve;
  });
  db.close();
}

async function drafts(count = "100", kilobytes = "100") {
  const length = Math.round((Number(kilobytes) * 1024) / (Buffer.byteLength(sample) / sample.length));
  const measured = async (name, act) => {
    const end = await record(browser);
    const begun = performance.now();
    await act();
    const took = performance.now() - begun;
    const { longest } = await end("/markdown-editor");
    console.log(`${name}: ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms of processor`);
  };
  const page = await open("/markdown-editor");
  const text = sample.repeat(Math.ceil(length / sample.length)).slice(0, length);
  await page.evaluate(putDrafts, [text, Number(count)]);
  await page.getByRole("button", { name: "Drafts", exact: true }).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  const file = join(mkdtempSync(join(tmpdir(), "drafts-")), "all.zip");
  await measured(`${count} drafts of ${kilobytes} KB saved`, async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save all drafts" }).click();
    await (await download).saveAs(file);
  });
  await page.context().close();
  const other = await open("/markdown-editor");
  await measured(`opened in another browser, ${(statSync(file).size / 1024).toFixed(0)} KB`, async () => {
    await other.locator("input[type=file]").setInputFiles(file);
    await other.getByText(/opened as (?:a new draft|new drafts)/).waitFor();
  });
}

await runPart({ preview, "first-key": firstKey, subtitles, drafts });
await browser.close();
