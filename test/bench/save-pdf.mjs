// How long a person waits for the PDF: every resume of a folder is uploaded to a running server, its result opened in a browser
// that has kept nothing, and "Save as PDF" pressed twice, the first time with fonts and code still to come.
// Use: npm start, then: node test/bench/save-pdf.mjs <folder> [origin]
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chromium } from "@playwright/test";

const [folder = "test/data/resume", origin = "http://localhost:8787"] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, String(name)))
  .filter((path) => /\.(pdf|docx)$/.test(path))
  .sort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function upload(path, request) {
  const answer = await request.post(`${origin}/api/upload_resume`, {
    multipart: {
      file: { name: basename(path), mimeType: "application/octet-stream", buffer: readFileSync(path) },
      optimization_level: "basic",
    },
    headers: { Origin: origin },
  });
  return (await answer.json()).resumeData ?? null;
}

async function save(page) {
  const startedAt = performance.now();
  const button = page.getByRole("button", { name: /^(Save as PDF|保存为 PDF)$/ }).filter({ visible: true });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  await download.path();
  return performance.now() - startedAt;
}

const times = [];
for (const [index, path] of files.entries()) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.request.post(`${origin}/signin`, {
    form: { email: `bench-${Date.now()}-${index}@example.com` },
    headers: { Origin: origin },
  });
  const result = await upload(path, context.request);
  if (result) {
    const page = await context.newPage();
    await page.goto(`${origin}/healthz`);
    await page.evaluate((value) => sessionStorage.setItem("resumeData", value), JSON.stringify(result));
    await page.goto(`${origin}/results`, { waitUntil: "networkidle" });
    const [cold, again] = [await save(page), await save(page)];
    times.push({ cold, again });
    console.log(
      `${basename(path).padEnd(42)} cold ${cold.toFixed(0).padStart(5)} ms  again ${again.toFixed(0).padStart(5)} ms`,
    );
  } else console.log(`${basename(path).padEnd(42)} no result`);
  await context.close();
}
await browser.close();
for (const kind of ["cold", "again"]) {
  const sorted = times.map((time) => time[kind]).sort((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map((q) => sorted[Math.floor(q * (sorted.length - 1))] ?? 0);
  console.log(
    `${kind}: ${sorted.length} files, p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  );
}
