// What a person waits for with a resume. npm start, then: node test/bench/waiting.mjs …
// jobs <folder> [rounds] [log]: whole jobs, from upload to result, of every resume of a folder; with the server's log also the time of
// reading · pdf <folder>: "Save as PDF" pressed twice in a browser that has kept nothing, the first time with fonts and code to come.
// These serve what was built by themselves, at ORIGIN, with a database of their own (its log stands beside it, in .wrangler/bench-waiting):
// kills <folder> [uploads] [kills]: workerd killed at random moments of uploads, and how their jobs end · memory <folder>: what
// workerd holds while ten files of 5 MB come at once, and while 300 usual ones come, four at a time.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { openBrowser, origin, runPart, signIn, told } from "./browser.mjs";
import { objectsLeft, rowsOf, startServer, stopServer, sweep, workerdOf } from "./waiting-server.mjs";

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.(pdf|docx?)$/.test(path))
    .sort();

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let people = 0;

async function signInSomebody() {
  people += 1;
  const email = `bench-${Date.now()}-${people}@example.com`;
  return { email, cookie: await signIn(email) };
}

function post(path, file, cookie, more = {}) {
  const body = new FormData();
  body.set("file", new File([file], basename(path)));
  body.set("optimization_level", "basic");
  const headers = { Origin: origin, Cookie: cookie, ...more };
  const signal = AbortSignal.timeout(60_000);
  return fetch(`${origin}/api/upload_resume`, { method: "POST", body, headers, signal });
}

/** Uploads a resume as somebody new. */
async function upload(path, file = readFileSync(path)) {
  const { cookie } = await signInSomebody();
  const started = performance.now();
  const answer = await post(path, file, cookie);
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

const countBy = (values) =>
  Object.entries(Object.groupBy(values, String))
    .map(([value, all]) => `${all.length} ${value}`)
    .join(", ");

/** Uploads until it is taken, as a person would who sees the connection break; `met` counts what came instead. */
async function insist(path, cookie, met) {
  for (;;) {
    const answer = await post(path, readFileSync(path), cookie, { Prefer: "respond-async" }).catch(
      () => null,
    );
    const body = await answer?.json().catch(() => null);
    if (body?.job) return;
    met.push(answer ? answer.status : "connection lost");
    await pause(answer?.status === 429 ? 2000 : 200);
  }
}

async function kills(folder, uploads = "48", times = "8") {
  const files = filesOf(folder);
  const server = await startServer();
  const persons = [];
  for (let at = 0; at < Number(uploads); at++) persons.push(await signInSomebody());
  const [sent, met] = [[], []];
  for (let kill = 1; kill <= Number(times); kill++) {
    while (sent.length < (Number(uploads) * kill) / Number(times)) {
      const at = sent.length;
      sent.push(insist(files[at % files.length], persons[at].cookie, met));
    }
    await pause(Math.random() * 2000);
    process.kill(await workerdOf(server), "SIGKILL");
    await workerdOf(server);
  }
  const restarted = Date.now();
  const jobsOf = () =>
    rowsOf("d1", "SELECT j.*, u.primary_email AS email FROM resume_jobs j JOIN users u ON u.id = j.user_id");
  const standing = () => jobsOf().filter(({ state }) => ["uploading", "queued", "running"].includes(state));
  console.log(`${times} kills; ${standing().length} of ${jobsOf().length} jobs stand after the last restart`);
  let taken = false;
  void Promise.all(sent).then(() => {
    taken = true;
  });
  while (!taken || standing().length > 0) {
    if (Date.now() - restarted > 10 * 60_000) break;
    await pause(1000);
  }
  const all = jobsOf();
  const last = Math.max(...all.map(({ finished_at }) => finished_at ?? Infinity)) - restarted;
  console.log(`${all.length} jobs of ${uploads} uploads, whose senders also met ${countBy(met)}`);
  console.log(
    `the last ended ${(last / 1000).toFixed(0)} s after the last restart: ${countBy(all.map(({ state, error }) => error ?? state))}`,
  );
  console.log(`tries: ${countBy(all.map(({ attempt }) => attempt))}; objects: ${objectsLeft()}`);

  const cookies = new Map(persons.map(({ email, cookie }) => [email, cookie]));
  const answers = [];
  for (const { id, email } of all) {
    const headers = { Origin: origin, Cookie: cookies.get(email) };
    const answer = await fetch(`${origin}/api/resume_jobs/${id}`, { headers });
    const { resumeData, code } = await answer.json();
    answers.push(resumeData ? "result" : code);
    await fetch(`${origin}/api/resume_jobs/${id}`, { method: "DELETE", headers });
  }
  await sweep();
  console.log(`fetched: ${countBy(answers)}; objects after DELETE and a sweep: ${objectsLeft()}`);
  stopServer(server);
}

const MB = 1024 * 1024;

/** The file with nearly 5 MB: a comment before a PDF's last lines, one before the archive of a Word file. */
function padded(path) {
  const file = readFileSync(path);
  const at = path.endsWith(".pdf") ? file.lastIndexOf("startxref") : 0;
  const comment = Buffer.from(`%${"x".repeat(5 * MB - file.length - 1024)}\n`);
  return Buffer.concat([file.subarray(0, at), comment, file.subarray(at)]);
}

/** Megabytes that a process holds now, and held at most since it was asked. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [now, most] = ["RSS", "HWM"].map(
    (name) => Number(new RegExp(`Vm${name}:\\s+(\\d+)`).exec(status)[1]) / 1024,
  );
  return { now: now.toFixed(0), most: most.toFixed(0) };
}

async function memory(folder) {
  const files = filesOf(folder);
  const server = await startServer();
  const large = files.filter((path) => path.endsWith(".pdf")).slice(0, 10);
  async function usual(count) {
    const ends = [];
    const lane = async (from) => {
      for (let at = from; at < count; at += 4)
        ends.push((await upload(files[at % files.length])).code ?? "result");
    };
    await Promise.all([0, 1, 2, 3].map(lane));
    return ends;
  }
  const tenLarge = async () =>
    (await Promise.all(large.map((path) => upload(path, padded(path))))).map(({ code }) => code ?? "result");
  await usual(20);
  const pid = await workerdOf(server);
  const measured = {
    "10 × 5 MB at once": tenLarge,
    "300 usual, four at a time": () => usual(300),
    "10 × 5 MB again": tenLarge,
  };
  for (const [name, part] of Object.entries(measured)) {
    await pause(10_000);
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
    const before = memoryOf(pid).now;
    const ends = await part();
    const { most } = memoryOf(pid);
    await pause(20_000);
    console.log(
      `${name}: ${before} MB before, ${most} most, ${memoryOf(pid).now} after 20 s; ${countBy(ends)}`,
    );
  }
  stopServer(server);
}

await runPart({ jobs, pdf, kills, memory });
