// What a browser loads before any interaction, and what is deployed; gzip sizes.
// Use: npm start, then: node test/bench/weight.mjs [origin]
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const origin = process.argv[2] ?? "http://localhost:8787";
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const language of ["en", "zh"]) {
  for (const path of ["/", "/offerwink", "/offerwink/rubric", "/upload", "/signin", "/results"]) {
    const context = await browser.newContext();
    if (path === "/results") {
      await context.request.post(`${origin}/signin`, {
        form: { email: "weight@example.com" },
        headers: { Origin: origin },
      });
    }
    const page = await context.newPage();
    const loaded = { script: 0, stylesheet: 0 };
    page.on("response", async (response) => {
      const type = response.request().resourceType();
      if (type in loaded) loaded[type] += gzipSync(await response.body(), { level: 9 }).length;
    });
    await page.goto(`${origin}${path}?lang=${language}`, { waitUntil: "load" });
    await page.waitForFunction(() => Boolean(document.querySelector("main")));
    const atLoad = loaded.script;
    await page.waitForLoadState("networkidle");
    console.log(
      `${path.padEnd(18)} ${language}  JS at load ${kilobytes(atLoad)}, at rest ${kilobytes(loaded.script)}, CSS ${kilobytes(loaded.stylesheet)}`,
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
