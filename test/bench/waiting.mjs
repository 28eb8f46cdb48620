// What a person waits for with a resume, and what workerd holds and answers meanwhile. npm start, then: node test/bench/waiting.mjs …
// jobs <folder> [rounds] [log]: whole jobs, from upload to result, of every resume of a folder; with the server's log also the time of
// reading · pdf <folder>: "Save as PDF" pressed twice in a browser that has kept nothing, the first time with fonts and code to come.
// These serve what was built by themselves, at ORIGIN, with a database of their own (its log stands beside it, in .wrangler/bench-waiting):
// kills <folder> [uploads] [kills] [readings]: workerd killed at random moments of uploads and of readings of the sample feeds, and how all
// ended · memory <folder> [uploads] [heap]: what workerd and our isolate hold while ten files of 5 MB come at once, and while usual ones
// come, four at a time; with `heap` V8 may hold so many megabytes · load <folder> [minutes] [heap]: readers, voters, searches, sign-ins and
// uploads together · shaped [uploads] [size]: /healthz while shaped texts are uploaded.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { openBrowser, origin, runPart, told } from "./browser.mjs";
import { kills } from "./waiting-kills.mjs";
import { load, memory, shaped } from "./waiting-load.mjs";
import { filesOf, upload } from "./waiting-people.mjs";

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

await runPart({ jobs, pdf, kills, memory, load, shaped });
