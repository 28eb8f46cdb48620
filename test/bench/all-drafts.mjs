// Saving 100 drafts of 100 KB as one file and opening it again: how long it takes, and the longest time the tab stands still.
// Use: PORT=8787 npm start, then: node test/bench/all-drafts.mjs [origin] [drafts] [kilobytes]
import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { longestTasks, record } from "./tasks.mjs";

const [origin = "http://localhost:8787", drafts = "100", kilobytes = "100"] = process.argv.slice(2);
const sample = readFileSync(new URL("../data/markdown/doocs-sample.zh-CN.md", import.meta.url), "utf8");
const length = Math.round((Number(kilobytes) * 1024) / (Buffer.byteLength(sample) / sample.length));
const article = sample.repeat(Math.ceil(length / sample.length)).slice(0, length);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
context.setDefaultTimeout(120_000);
const page = await context.newPage();
await page.goto(`${origin}/markdown-editor?lang=en`, { waitUntil: "networkidle" });

/** Does something and prints what it took. */
async function measured(name, act) {
  const trace = await record(browser);
  const begun = performance.now();
  await act();
  const took = performance.now() - begun;
  const { processor, clock, over50 } = longestTasks(await trace.end(), "/markdown-editor");
  const parts = [`${took.toFixed(0)} ms`, `longest task ${processor.toFixed(0)} ms of processor`];
  console.log(
    `${name}: ${[...parts, `${clock.toFixed(0)} ms by the clock`, `${over50} over 50 ms`].join(", ")}`,
  );
}

await page.evaluate(
  async ([text, count]) => {
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
  },
  [article, Number(drafts)],
);
console.log(`${drafts} drafts of ${kilobytes} KB`);
await measured("panel opened", async () => {
  await page.getByRole("button", { name: "Drafts", exact: true }).click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
});
let file;
await measured("saved", async () => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all drafts" }).click();
  const saved = await download;
  file = join(mkdtempSync(join(tmpdir(), "drafts-")), saved.suggestedFilename());
  await saved.saveAs(file);
});
console.log(`file: ${(statSync(file).size / 1024).toFixed(0)} KB`);

const other = await browser.newContext({ viewport: { width: 1280, height: 900 } });
other.setDefaultTimeout(120_000);
const fresh = await other.newPage();
await page.close();
await fresh.goto(`${origin}/markdown-editor?lang=en`, { waitUntil: "networkidle" });
await measured("opened in another browser", async () => {
  await fresh.locator("input[type=file]").setInputFiles(file);
  await fresh.getByText(/drafts of their own now/).waitFor();
});
await browser.close();
