// The longest main-thread task while a page loads, to two seconds after its last script. Processor time of the thread does not
// depend on what else the machine does; the time on the clock does, and has waiting for fonts and files in it.
// Use: npm start, then: node test/bench/load.mjs [origin] [runs]
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { longestTasks, record } from "./tasks.mjs";

const origin = process.argv[2] ?? "http://localhost:8787";
const runs = Number(process.argv[3] ?? 3);
const pages = [
  "/",
  "/offerwink",
  "/upload",
  "/media-tools",
  "/markdown-editor",
  "/share-card",
  "/subtitle-converter",
  "/material-library",
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

for (const path of pages) {
  const measured = [];
  for (let run = 0; run < runs; run++) {
    // A browser of its own, so that nothing is warm: neither fonts nor code.
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const recording = await record(browser);
    await page.goto(`${origin}${path}?lang=zh`, { waitUntil: "load", timeout: 120_000 });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(2000);
    measured.push(longestTasks(await recording.end(), `${origin}${path}`));
    await browser.close();
  }
  const worst = measured.toSorted((a, b) => b.processor - a.processor)[0];
  console.log(
    `${path.padEnd(20)} longest task at load: processor median ${Math.round(median(measured.map(({ processor }) => processor)))}, worst ${Math.round(worst.processor)} ms (${worst.within}); clock median ${Math.round(median(measured.map(({ clock }) => clock)))} ms; over ${runs} fresh browsers; target 100; load average ${loadavg()[0].toFixed(1)}`,
  );
}
