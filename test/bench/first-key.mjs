// How soon the tools answer a key that is typed as soon as they are painted, on a processor four times slower.
// Use: npm start, then: node test/bench/first-key.mjs [origin] [runs]
import { chromium } from "@playwright/test";
import { installedChromium } from "../../app/platform/local/chromium.ts";

const [origin = "http://localhost:8787", runs = "5"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: installedChromium(), args: ["--no-sandbox"] });

/** In the page: tells of the first paint and of the frame that shows the key. */
function watch() {
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

async function measure(path) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const painted = new Promise((resolve) => page.exposeFunction("painted", resolve));
  await page.addInitScript(watch);
  await page.goto(`${origin}${path}?lang=en`, { waitUntil: "commit" });
  await painted;
  await page.keyboard.press("a");
  await page.waitForFunction(() => window.times.shown);
  const { paint, pressed, shown } = await page.evaluate(() => window.times);
  await context.close();
  return { pressed: pressed - paint, shown: shown - pressed };
}

const round = (values) => values.map(Math.round).sort((one, other) => one - other);
for (const path of ["/markdown-editor", "/share-card"]) {
  const all = [];
  for (let run = 0; run < Number(runs); run++) all.push(await measure(path));
  console.log(
    `${path}: a key pressed ${round(all.map(({ pressed }) => pressed))} ms after the first paint is shown ${round(all.map(({ shown }) => shown))} ms later`,
  );
}
await browser.close();
