// What leaves the creator tools. node test/bench/pictures.mjs …
// copy [runs]: how long an article in view takes to become HTML for WeChat, and the longest time the tab stands still for it · card
// [folder]: how far the PNG of a share card is from a screenshot of it, and how long it takes (npm start first); the folder keeps both.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { createServer } from "vite";
import { formulaLetters } from "../../app/platform/local/formula-letters.ts";
import { openBrowser, origin, runPart, told } from "./browser.mjs";

const sample = readFileSync("test/data/markdown/doocs-sample.zh-CN.md", "utf8");
const browser = await openBrowser();

/** In the page: the milliseconds of each run, and of the longest task. */
async function copyOften([markdown, runs]) {
  const { showArticle } = await import("/test/support/shown-article.ts");
  const { forWeChat } = await import("/app/features/creator/article/copy/wechat.client.ts");
  const { article, css } = await showArticle(markdown);
  const nap = (time) => new Promise((done) => setTimeout(done, time));
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
  await nap(500);
  tasks.length = 0;
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    forWeChat(article, css);
    times.push(performance.now() - start);
    await nap(50);
  }
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { times, longest, elements: article.querySelectorAll("*").length };
}

async function copy(runs = "15") {
  const server = await createServer({
    configFile: false,
    logLevel: "warn",
    plugins: [formulaLetters()],
    resolve: { alias: { "~": resolve("app") } },
    optimizeDeps: {
      entries: ["test/support/shown-article.ts"],
      exclude: ["@mathjax/src", "@mathjax/mathjax-newcm-font", "mhchemparser"],
    },
    server: { host: "127.0.0.1", port: 0, hmr: false },
  });
  await server.listen();
  const at = `http://127.0.0.1:${server.httpServer.address().port}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== at) return route.abort();
    if (url.pathname !== "/") return route.continue();
    const body = '<!doctype html><meta charset="utf-8"><body style="margin:0">';
    return route.fulfill({ contentType: "text/html", body });
  });
  const withoutFormulas = sample.replace(/\$\$[\s\S]*?\$\$/g, "").replace(/\$[^$\n]+\$/g, "x");
  for (const [name, text] of Object.entries({ "no formulas": withoutFormulas, "with formulas": sample })) {
    const page = await context.newPage();
    await page.goto(`${at}/`);
    const markdown = Array(11).fill(text).join("\n\n");
    const { times, longest, elements } = await page.evaluate(copyOften, [markdown, Number(runs)]);
    console.log(
      `100 KB, ${name}, ${elements} elements: ${told(times)}, longest task ${longest.toFixed(0)} ms`,
    );
    await page.close();
  }
  await server.close();
}

const words = {
  zh: `# 写下来，才算想过\n\n> 好记性不如烂笔头。——谚语\n\n很多念头来得快，去得也快。**马上记**，不必先想清楚；等到夜里再看，留下来的才值得写。\n\n## 三个习惯\n\n1. 给它起一个您自己会点开的标题。\n2. 用一句话说清《为什么》，再用 \`一行\` 说清怎么做。\n3. 睡一觉，再回来看它。\n\n| 时段 | 记了 | 留下 |\n| --- | ---: | ---: |\n| 清晨 | 12 | 5 |\n| 深夜 | 31 | 2 |\n`,
  en: `# Write it down or lose it\n\n> The faintest ink is better than the best memory. — a proverb\n\nIdeas come fast and leave faster. **Note it at once**, before it is tidy; what is still there at night is worth a page.\n\n## Three habits\n\n1. Give it a title you would click on.\n2. One sentence for *why*, \`one line\` for how.\n3. Come back after a night’s sleep.\n\n| When | Noted | Kept |\n| --- | ---: | ---: |\n| Morning | 12 | 5 |\n| Night | 31 | 2 |\n`,
};

/** In the page, before it runs: the card of these settings, and the times of the click and of the saving that it leads to. */
function watchSaving([settings, text]) {
  localStorage.setItem("wink.card.settings", JSON.stringify(settings));
  localStorage.setItem("wink.card.text", JSON.stringify({ text, previous: null }));
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    window.saved = performance.now();
    click.call(this);
  };
  const note = (event) => {
    if (event.isTrusted) window.clicked = performance.now();
  };
  addEventListener("click", note, true);
}

async function measureCard(style, language, tone, kept) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1700 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(watchSaving, [{ style, tone }, words[language]]);
  await page.goto(`${origin}/share-card?lang=${language}`, { waitUntil: "networkidle" });
  const card = page.locator("section .share-card").first();
  await card.locator("table").waitFor();
  // A card that begins within a pixel cannot be compared with one that begins at its edge.
  await card.locator("xpath=ancestor::*[@role='img']").evaluate((element) => {
    const { top, left } = element.getBoundingClientRect();
    element.style.cssText += `position:relative;top:${Math.ceil(top) - top}px;left:${Math.ceil(left) - left}px`;
  });
  const screenshot = PNG.sync.read(await card.screenshot());
  const button = page
    .getByRole("button", { name: language === "zh" ? "下载" : "Download", exact: true })
    .first();
  const times = [];
  let picture;
  for (let run = 0; run < 7; run += 1) {
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    times.push(await page.evaluate(() => window.saved - window.clicked));
    picture = PNG.sync.read(readFileSync(await download.path()));
  }
  await context.close();
  const { width, height } = screenshot;
  const isSameSize = picture.width === width && picture.height === height;
  const differing = isSameSize
    ? pixelmatch(screenshot.data, picture.data, undefined, width, height, { threshold: 0.1 })
    : width * height;
  const name = `${style}-${language}-${tone}`;
  const share = (100 * differing) / (width * height);
  console.log(`${name}: ${share.toFixed(3)} % differ, first ${times[0].toFixed(0)} ms, ${told(times)}`);
  if (!kept) return;
  mkdirSync(kept, { recursive: true });
  writeFileSync(`${kept}/${name}.png`, PNG.sync.write(picture));
  writeFileSync(`${kept}/${name}-screenshot.png`, PNG.sync.write(screenshot));
}

async function card(kept) {
  for (const style of ["gradient", "minimal", "business"])
    for (const language of ["zh", "en"])
      for (const tone of ["light", "dark"]) await measureCard(style, language, tone, kept);
}

await runPart({ copy, card });
await browser.close();
