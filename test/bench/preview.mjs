// Figure 1 of the creator tools: from a key to the changed preview. Needs a built product: ORIGIN=http://localhost:8787 node test/bench/preview.mjs
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { longestTasks, record } from "./tasks.mjs";

const origin = process.env.ORIGIN ?? "http://localhost:8787";
const keys = Number(process.env.KEYS ?? 60);
const sample = readFileSync("test/data/markdown/doocs-sample.zh-CN.md", "utf8");

/** Peer and prototype: facts §6, a key to the changed preview and the worst task, in milliseconds. */
const sizes = [
  { name: "10 KB", times: 1, peer: "343", target: "≤ 30 / 50" },
  { name: "100 KB", times: 11, peer: "769 / 933, task 714", target: "≤ 60 / 100" },
  { name: "the longest", times: 74, peer: "–", target: "no task > 100" },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
}

/** Long tasks since the last call; the longest in milliseconds. */
async function longestTask(page) {
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.round(Math.max(0, ...window.tasks.splice(0))));
}

async function open() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      window.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  await page.goto(`${origin}/markdown-editor?lang=zh`, { waitUntil: "networkidle" });
  await page.locator("textarea").fill("x");
  await page.locator("section.article").waitFor({ state: "attached" });
  return page;
}

/** What a text area alone costs, without any page around it: the least that typing can cost here. */
async function bareTextArea(text, keys) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(
    `<textarea style="box-sizing:border-box;width:720px;height:700px;padding:24px 32px;border:0;font:16px ui-monospace,monospace;line-height:1.6"></textarea>`,
  );
  await page.evaluate((text) => {
    const field = document.querySelector("textarea");
    field.value = text;
    field.focus();
    const middle = text.indexOf("\n\n", text.length / 2);
    field.setSelectionRange(middle, middle);
  }, text);
  await page.waitForTimeout(1500);
  const recording = await record(browser);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.type("x");
    await page.waitForTimeout(60);
  }
  const tasks = longestTasks(await recording.end(), "");
  await page.close();
  return tasks;
}

for (const { name, times, peer, target } of sizes) {
  const page = await open();
  await longestTask(page);
  const text = sample.repeat(times);
  const load = await page.evaluate(async (text) => {
    const field = document.querySelector("textarea");
    const article = [...document.querySelectorAll("*")]
      .map(({ shadowRoot }) => shadowRoot?.querySelector("section.article"))
      .find(Boolean);
    window.article = article;
    window.field = field;
    let last = 0;
    const watch = new MutationObserver(() => {
      last = performance.now();
    });
    watch.observe(article, { childList: true, subtree: true, characterData: true });
    const start = performance.now();
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => {
      const look = setInterval(() => {
        if (last && performance.now() - last > 1500) {
          clearInterval(look);
          resolve();
        }
      }, 100);
    });
    watch.disconnect();
    return Math.round(last - start);
  }, text);
  const loadTask = await longestTask(page);
  const delays = [];
  const frames = [];
  await page.evaluate(() => {
    window.field.focus();
    const middle = window.field.value.indexOf("\n\n", window.field.value.length / 2);
    window.field.setSelectionRange(middle, middle);
    window.field.addEventListener("input", () => {
      const start = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        const changed = performance.now() - start;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.answer([changed, performance.now() - start]);
          channel.port2.postMessage(0);
        });
      });
      watch.observe(window.article, { childList: true, subtree: true, characterData: true });
    });
  });
  const caretTask = await longestTask(page);
  const typed = times > 11 ? 15 : keys;
  const recording = await record(browser);
  for (let key = 0; key < typed; key++) {
    const measured = page.evaluate(
      () => new Promise((resolve) => Object.assign(window, { answer: resolve })),
    );
    await page.keyboard.type("x");
    const [changed, framed] = await measured;
    delays.push(changed);
    frames.push(framed);
    await page.waitForTimeout(60);
  }
  const typingTask = await longestTask(page);
  const traced = longestTasks(await recording.end(), origin);
  await page.close();
  const bare = await bareTextArea(text, typed);
  console.log(
    [
      `${name} (${Buffer.byteLength(text)} bytes)`,
      `change p50/p95 ${percentile(delays, 0.5)}/${percentile(delays, 0.95)} ms`,
      `with frame ${percentile(frames, 0.5)}/${percentile(frames, 0.95)} ms`,
      `longest task typing ${typingTask}, loading ${loadTask}, placing the caret in the middle ${caretTask} ms`,
      `of the processor: longest task typing ${Math.round(traced.processor)} ms (a bare text area ${Math.round(bare.processor)}), ${Math.round(traced.total / typed)} ms a key (${Math.round(bare.total / typed)})`,
      `load to last change ${load} ms`,
      `target ${target} · peer ${peer}`,
      `load average ${loadavg()[0].toFixed(1)}`,
    ].join(" | "),
  );
}
await browser.close();
