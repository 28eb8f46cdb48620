// What a browser loads before any interaction, and what is deployed; gzip sizes.
// Use: npm start, then: node test/bench/weight.mjs [origin]
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const origin = process.argv[2] ?? "http://localhost:8787";
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** One of the articles that the feed shows. */
const feed = await (await fetch(`${origin}/pings`)).text();
const [article] = /\/pings\/content\/\w+/.exec(feed) ?? [];

const pages = [
  "/",
  "/offerwink",
  "/offerwink/rubric",
  "/upload",
  "/signin",
  "/results",
  "/pings",
  ...(article ? [article] : []),
  "/media-tools",
  "/markdown-editor",
  "/share-card",
  "/subtitle-converter",
  "/material-library",
];
const tools = new Set(pages.slice(pages.indexOf("/markdown-editor")));
/** What keeps a text, and may load more when there is one to show. */
const keeping = new Set(["/markdown-editor", "/share-card"]);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
async function weigh(context, path, language) {
  const page = await context.newPage();
  // With routes the browser keeps nothing from the visit before.
  await page.route("**", (route) => route.continue());
  const scripts = [];
  const styles = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const kept = pathname.endsWith(".js") ? scripts : pathname.endsWith(".css") ? styles : null;
    kept?.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  const sum = async (sizes) => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await page.goto(`${origin}${path}?lang=${language}`, { waitUntil: "load" });
  const atLoad = await sum([...scripts]);
  await page.waitForLoadState("networkidle");
  const weight = { atLoad, atRest: await sum(scripts), css: await sum(styles) };
  await page.close();
  return weight;
}

async function leaveText(context, path, language) {
  const page = await context.newPage();
  await page.goto(`${origin}${path}?lang=${language}`, { waitUntil: "networkidle" });
  await page.locator("textarea").first().fill("# Kept\n\n**A text** that was there before.");
  await page.waitForTimeout(1500);
  await page.close();
}

// Beyond the framework: what a tool loads more than the toolbox, which is links alone. At rest includes workers and what is
// fetched in advance for the time without network.
for (const language of ["en", "zh"]) {
  let bare = 0;
  for (const path of pages) {
    const context = await browser.newContext();
    if (path === "/results") {
      await context.request.post(`${origin}/signin`, {
        form: { email: "weight@example.com" },
        headers: { Origin: origin },
      });
    }
    const first = await weigh(context, path, language);
    if (path === "/media-tools") bare = first.atLoad;
    const beyond = tools.has(path)
      ? `, beyond the framework ${kilobytes(first.atLoad - bare)} at load of a first visit`
      : "";
    let again = "";
    if (keeping.has(path)) {
      await leaveText(context, path, language);
      const second = await weigh(context, path, language);
      again = `, ${kilobytes(second.atLoad - bare)} with a kept draft`;
    }
    console.log(
      `${path.padEnd(32)} ${language}  JS at load ${kilobytes(first.atLoad)}, at rest ${kilobytes(first.atRest)}, CSS ${kilobytes(first.css)}${beyond}${again}`,
    );
    await context.close();
  }
}
await browser.close();

execFileSync("npx", ["--no-install", "wrangler", "deploy", "--dry-run", "--outdir", ".wrangler/weighed"], {
  stdio: "ignore",
});
const bundle = readdirSync(".wrangler/weighed").filter((name) => name.endsWith(".js"));
const raw = bundle.map((name) => readFileSync(`.wrangler/weighed/${name}`));
console.log(
  `worker bundle: ${kilobytes(raw.reduce((sum, each) => sum + each.length, 0))}, gz ${kilobytes(raw.reduce((sum, each) => sum + gzipSync(each, { level: 9 }).length, 0))}`,
);
