// How long it takes to turn an article in view into HTML for WeChat, and the longest time the tab stands still for it.
// Use: node test/bench/copy.mjs [runs]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { formulaLetters } from "../../app/platform/local/formula-letters.ts";

const runs = Number(process.argv[2] ?? 15);
const sample = readFileSync(new URL("../data/markdown/doocs-sample.zh-CN.md", import.meta.url), "utf8");
const withoutFormulas = sample.replace(/\$\$[\s\S]*?\$\$/g, "").replace(/\$[^$\n]+\$/g, "x");
const repeated = (text, times) => Array(times).fill(text).join("\n\n");
const distinct = Array.from({ length: 11 }, (_, copy) =>
  sample
    .replace(/^\$\$\n([^$]+)\n\$\$$/gm, (_, tex) => `$$\n${tex} + ${copy}\n$$`)
    .replace(/(?<![$`])\$([^$`\n]+)\$(?![$`])/g, (_, tex) => `$${tex} + ${copy}$`)
    .replace(/\\\((.+?)\\\)/g, (_, tex) => `\\(${tex} + ${copy}\\)`),
).join("\n\n");
const articles = [
  ["10 KB, no formulas", withoutFormulas, "juice 220, prototype 18.7"],
  ["100 KB, no formulas", repeated(withoutFormulas, 11), "juice 647, prototype 68; target 150"],
  ["10 KB with formulas", sample, "none"],
  ["100 KB with formulas, each 11 times", repeated(sample, 11), "none"],
  ["100 KB with formulas, none twice", distinct, "none"],
];

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [formulaLetters()],
  resolve: { alias: { "~": `${root}app` } },
  optimizeDeps: {
    entries: ["test/support/shown-article.ts"],
    exclude: ["@mathjax/src", "@mathjax/mathjax-newcm-font", "mhchemparser"],
  },
  server: { host: "127.0.0.1", port: 0, hmr: false },
});
await server.listen();
const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
await context.route("**/*", (route) => {
  const url = new URL(route.request().url());
  if (url.origin !== origin) return route.abort();
  if (url.pathname !== "/") return route.continue();
  return route.fulfill({
    contentType: "text/html",
    body: '<!doctype html><meta charset="utf-8"><body style="margin:0">',
  });
});

for (const [name, markdown, facts] of articles) {
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const { elements, formulas, sources, figures, longest, first } = await page.evaluate(
    async ([markdown, runs]) => {
      const { showArticle } = await import("/test/support/shown-article.ts");
      const { forWeChat } = await import("/app/features/creator/article/copy/wechat.client.ts");
      const { article, css } = await showArticle(markdown);
      const nap = (time) => new Promise((resolve) => setTimeout(resolve, time));
      let longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      }).observe({ type: "longtask" });
      const figures = [];
      await nap(500);
      longest = 0;
      for (let run = 0; run < runs; run++) {
        const start = performance.now();
        forWeChat(article, css);
        figures.push(performance.now() - start);
        await nap(50);
      }
      const elements = article.querySelectorAll("*").length;
      const formulas = article.querySelectorAll(".formula").length;
      const sources = new Set([...article.querySelectorAll(".formula")].map((each) => each.innerHTML)).size;
      return {
        elements,
        formulas,
        sources,
        first: figures[0],
        figures: figures.toSorted((a, b) => a - b),
        longest,
      };
    },
    [markdown, runs],
  );
  const median = figures[Math.floor(figures.length / 2)];
  const rounded = [median, figures.at(-1), first, longest].map((figure) => figure.toFixed(0));
  console.log(
    `${name} (${(new Blob([markdown]).size / 1024).toFixed(0)} KB, ${elements} elements, ${formulas} formulas, ${sources} of them unlike): median ${rounded[0]} ms, worst ${rounded[1]}, first ${rounded[2]}, longest main-thread task ${rounded[3]} (facts: ${facts})`,
  );
  await page.close();
}
await browser.close();
await server.close();
