// What a page asks for before its first paint and until it runs, in each language, and what is deployed; gzip sizes.
// Use: npm start, then: node test/bench/weight.mjs; with LIGHTHOUSE=<path of its command> also its worst of three runs.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { installedChromium } from "../../app/platform/local/chromium.ts";
import { openBrowser, origin, signIn } from "./browser.mjs";

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

const feed = await (await fetch(`${origin}/pings`)).text();
const [article] = /\/pings\/content\/\w+/.exec(feed) ?? [];
const pages = [
  "/",
  "/offerwink",
  "/offerwink/rubric",
  "/offerwink/sample",
  "/memwink",
  "/pings",
  ...(article ? [article] : []),
  "/pings/digest/ai_news_en",
  "/pings/best/ai_news_en",
  "/privacy",
  "/media-tools",
  "/markdown-editor",
  "/share-card",
  "/subtitle-converter",
  "/material-library",
  "/signin",
  "/upload",
  "/results",
];

const browser = await openBrowser();
const session = await signIn("weight@example.com");

/** Everything that came by a moment of the page's own clock. */
function until(responses, time) {
  const came = responses.filter(({ at }) => at <= time);
  const bytes = came.reduce((sum, { size }) => sum + size, 0);
  return { all: came.length, scripts: came.filter(({ isScript }) => isScript).length, bytes };
}

async function weigh(address, language, cookie) {
  const context = await browser.newContext({
    serviceWorkers: "block",
    locale: language === "zh" ? "zh-CN" : "en-GB",
    ...(cookie && { extraHTTPHeaders: { Cookie: cookie } }),
  });
  const page = await context.newPage();
  const pending = [];
  page.on("response", (response) => {
    const at = Date.now();
    const isScript = new URL(response.url()).pathname.endsWith(".js");
    const sized = (body) => ({ at, isScript, size: gzipSync(body, { level: 9 }).length });
    pending.push(response.body().then(sized, () => ({ at, isScript, size: 0 })));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const responses = await Promise.all(pending);
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin + (paint?.startTime ?? 0);
  });
  const scripts = responses.filter(({ isScript }) => isScript);
  await context.close();
  return {
    paint: until(responses, painted),
    scripts: { count: scripts.length, bytes: scripts.reduce((sum, { size }) => sum + size, 0) },
  };
}

/** The worst of three runs of each figure. */
function lighthouse(address, language, cookie) {
  const header = JSON.stringify({ "Accept-Language": language, ...(cookie && { Cookie: cookie }) });
  const runs = [1, 2, 3].map(() => {
    const flags = [
      "--output=json",
      "--quiet",
      `--extra-headers=${header}`,
      "--chrome-flags=--headless --no-sandbox",
    ];
    const { categories, audits, runtimeError } = JSON.parse(
      execFileSync(process.env.LIGHTHOUSE, [address, ...flags], {
        env: { ...process.env, CHROME_PATH: installedChromium() },
        stdio: ["ignore", "pipe", "ignore"],
        maxBuffer: 64 * 1024 * 1024,
      }),
    );
    if (runtimeError) throw new Error(`${address}: ${runtimeError.code}`);
    return {
      scores: ["performance", "accessibility", "best-practices", "seo"].map((name) => categories[name].score),
      times: ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
        (name) => audits[name].numericValue,
      ),
    };
  });
  const worst = (pick, of) => runs[0][of].map((_, index) => pick(...runs.map((run) => run[of][index])));
  const scores = worst(Math.min, "scores").map((score) => Math.round(100 * score));
  const [fcp, lcp, tbt] = worst(Math.max, "times");
  return `, Lighthouse ${scores.join("/")}, FCP ${(fcp / 1000).toFixed(1)} s, LCP ${(lcp / 1000).toFixed(1)} s, TBT ${Math.round(tbt)} ms`;
}

for (const path of pages)
  for (const language of ["en", "zh"])
    for (const query of ["", `?lang=${language}`]) {
      const address = origin + path + query;
      const cookie = path === "/results" ? session : "";
      const { paint, scripts } = await weigh(address, language, cookie);
      const judged = process.env.LIGHTHOUSE ? lighthouse(address, language, cookie) : "";
      console.log(
        `${path + query} (${language}): ${paint.all} requests, ${kilobytes(paint.bytes)} KB by the first paint; scripts until it runs ${scripts.count}, ${kilobytes(scripts.bytes)} KB${judged}`,
      );
    }
await browser.close();

execFileSync("npx", ["--no-install", "wrangler", "deploy", "--dry-run", "--outdir", ".wrangler/weighed"], {
  stdio: "ignore",
});
const bundle = readdirSync(".wrangler/weighed").filter((name) => name.endsWith(".js"));
const raw = bundle.map((name) => readFileSync(`.wrangler/weighed/${name}`));
console.log(
  `worker bundle: ${kilobytes(raw.reduce((sum, each) => sum + each.length, 0))} KB, gz ${kilobytes(raw.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0))} KB`,
);
