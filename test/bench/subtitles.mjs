// How long 10,000 rows and 20 MB take, what the main thread feels of it, and what the page weighs beyond the framework.
// Use: npm start, then: node test/bench/subtitles.mjs [origin]
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const origin = process.argv[2] ?? "http://localhost:8787";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function scriptsOf(path) {
  const page = await (await browser.newContext()).newPage();
  const scripts = new Map();
  const bodies = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js")) return;
    bodies.push(response.body().then((body) => scripts.set(pathname, gzipSync(body, { level: 9 }).length)));
  });
  await page.goto(`${origin}${path}?lang=en`, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  await page.context().close();
  return scripts;
}

function rows(count, filling) {
  const pad = (value) => String(value).padStart(2, "0");
  return Array.from({ length: count }, (_, index) => {
    const seconds = index * 3;
    const time = `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
    return `<div class="flex gap-2 p-2" data-filling="${filling}"><span>${time}</span><p>Line ${index} of a talk</p><p>演讲的第 ${index} 行</p></div>`;
  }).join("\n");
}

const own = await scriptsOf("/subtitle-converter");
const framework = await scriptsOf("/signin");
const isLater = (path) => path.includes(".worker-");
const extra = [...own].filter(([path]) => !framework.has(path));
for (const [path, size] of extra)
  console.log(`  ${(size / 1024).toFixed(1)} KB  ${path}${isLater(path) ? "  (worker, when idle)" : ""}`);
const first = extra.filter(([path]) => !isLater(path)).reduce((sum, [, size]) => sum + size, 0);
console.log(`first-load JS gz beyond the framework: ${(first / 1024).toFixed(1)} KB (target 15)`);

for (const [name, input] of [
  ["10,000 rows", rows(10_000, "")],
  ["10,000 rows in 20 MB", rows(10_000, "x".repeat(1900))],
]) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/subtitle-converter?lang=en`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
  });
  const took = await page.evaluate(async (text) => {
    const field = document.querySelector("textarea");
    const data = new DataTransfer();
    data.setData("text/plain", text);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    window.longest = 0;
    const start = performance.now();
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
    while (!document.querySelector("table")) await new Promise((resolve) => setTimeout(resolve, 5));
    const shown = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { shown, longest: window.longest };
  }, input);
  const megabytes = (new Blob([input]).size / 1e6).toFixed(1);
  console.log(
    `${name} (${megabytes} MB): paste to preview ${Math.round(took.shown)} ms, 300 of them the pause; longest main-thread task ${Math.round(took.longest)} ms`,
  );
  await page.context().close();
}
await browser.close();
