// What a person waits for with a resume. npm start, then: node test/bench/waiting.mjs …
// jobs <folder> [rounds] [log]: whole jobs, from upload to result, of every resume of a folder; with the server's log also the time of
// reading · pdf <folder>: "Save as PDF" pressed twice in a browser that has kept nothing, the first time with fonts and code to come.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { openBrowser, origin, runPart, signIn, told } from "./browser.mjs";

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.(pdf|docx?)$/.test(path))
    .sort();

let people = 0;

/** Uploads a resume as somebody new. */
async function upload(path) {
  people += 1;
  const cookie = await signIn(`bench-${Date.now()}-${people}@example.com`);
  const body = new FormData();
  body.set("file", new File([readFileSync(path)], basename(path)));
  body.set("optimization_level", "basic");
  const started = performance.now();
  const headers = { Origin: origin, Cookie: cookie };
  const answer = await fetch(`${origin}/api/upload_resume`, { method: "POST", body, headers });
  const { resumeData, code } = await answer.json();
  return { ms: performance.now() - started, resumeData, code, cookie };
}

async function jobs(folder, rounds = "5", log = "") {
  const times = [];
  for (const path of filesOf(folder))
    for (let round = 0; round < Number(rounds); round++) {
      const { ms, resumeData, code } = await upload(path);
      if (resumeData) times.push(ms);
      else console.log(`${basename(path)}: ${code}`);
    }
  console.log(`${times.length} jobs with a result: ${told(times)}`);
  if (!log) return;
  const reads = [...readFileSync(log, "utf8").matchAll(/"event":"job".*?"readMs":(\d+)/g)];
  console.log(`reading in workerd, ${reads.length}: ${told(reads.map(([, ms]) => Number(ms)))}`);
}

async function save(page) {
  const started = performance.now();
  const button = page.getByRole("button", { name: /^(Save as PDF|保存为 PDF)$/ }).filter({ visible: true });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  await download.path();
  return performance.now() - started;
}

async function pdf(folder) {
  const browser = await openBrowser();
  const [cold, again] = [[], []];
  for (const path of filesOf(folder)) {
    const { resumeData, cookie } = await upload(path);
    if (!resumeData) continue;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name, value] = cookie.split("; ")[0].split("=");
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/healthz`);
    await page.evaluate((result) => sessionStorage.setItem("resumeData", result), JSON.stringify(resumeData));
    await page.goto(`${origin}/results`, { waitUntil: "networkidle" });
    cold.push(await save(page));
    again.push(await save(page));
    console.log(`${basename(path)}: ${cold.at(-1).toFixed(0)} ms, again ${again.at(-1).toFixed(0)} ms`);
    await context.close();
  }
  await browser.close();
  console.log(`${cold.length} files: ${told(cold)}, again ${told(again)}`);
}

await runPart({ jobs, pdf });
