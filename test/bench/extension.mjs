// What finding in the extension costs: pages saved one by one and in slices, folds, queries and memory, in Chromium's IndexedDB.
// The corpus is made from a fixed seed: half Chinese, half English, common words and a long tail.
// And the first paint of the new tab, of the extension that was built last: node test/bench/extension.mjs [pages=10000]
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { strToU8, zipSync } from "fflate";
import { installedChromium, wholeChromium } from "../../app/platform/local/chromium.ts";
import { told } from "./browser.mjs";

const most = Number(process.argv[2] ?? 10_000);

const { outputFiles } = await build({
  stdin: { contents: 'export * from "./test/support/extension-bench.ts";', resolveDir: resolve(".") },
  bundle: true,
  write: false,
  format: "iife",
  globalName: "bench",
  alias: { "~": resolve("app") },
});
const server = createServer((_, answer) =>
  answer.setHeader("Content-Type", "text/html").end("<!doctype html><title>bench</title>"),
);
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "bench-")), {
  executablePath: installedChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc", "--enable-precise-memory-info"],
});
const page = await context.newPage();
page.setDefaultTimeout(0);
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.addScriptTag({ content: outputFiles[0].text });

const heap = () =>
  page.evaluate(() => {
    gc();
    return performance.memory.usedJSHeapSize / 1e6;
  });

const before = await heap();
for (const pages of [1000, most]) {
  const filled = await page.evaluate((count) => bench.fill(count), pages);
  const times = await page.evaluate(() => bench.queries(5));
  const saves = await page.evaluate(() => bench.saves(20));
  console.log(
    `${pages} pages: indexed in ${(filled.ms / 1000).toFixed(1)} s, ${filled.segments} segments; queries ${told(times, 1)}; one save ${told(saves, 1)}; heap ${((await heap()) - before).toFixed(1)} MB`,
  );
}
const lines = await page.evaluate((count) => bench.exportedLines(count), most);
await context.close();
server.close();

// The new tab itself, without a page and with all of them, which come in as an export does.
const folder = resolve("build/extension");
const extension = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "bench-")), {
  executablePath: wholeChromium(),
  ignoreDefaultArgs: ["--disable-extensions"],
  args: [
    "--no-sandbox",
    "--disable-gpu",
    `--disable-extensions-except=${folder}`,
    `--load-extension=${folder}`,
  ],
});
const tab = await extension.newPage();
tab.setDefaultTimeout(0);
await tab.goto("chrome://newtab/");
const newTab = tab.url();

async function paints() {
  const times = [];
  for (let turn = 0; turn < 12; turn++) {
    await tab.goto("about:blank");
    await tab.goto(newTab);
    times.push(
      await tab.evaluate(
        () =>
          new Promise((painted) =>
            new PerformanceObserver((list) => painted(list.getEntries()[0].startTime)).observe({
              type: "paint",
              buffered: true,
            }),
          ),
      ),
    );
  }
  return `first paint ${told(times)}`;
}

console.log(`new tab, 0 pages: ${await paints()}`);
await tab.goto(new URL("options.html", newTab).href);
const zip = zipSync({ "format.txt": strToU8("memwink-1"), "library-1.jsonl": strToU8(lines) }, { level: 1 });
const path = join(mkdtempSync(join(tmpdir(), "bench-")), "library.zip");
writeFileSync(path, zip);
await tab.locator("input[type=file][accept='.zip']").setInputFiles(path);
await tab.getByRole("status").filter({ hasText: "added" }).waitFor();
console.log(`new tab, ${most} pages: ${await paints()}`);
await extension.close();
