// workerd killed at random moments of uploads and readings: how jobs, credits and pings ended.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { origin } from "./browser.mjs";
import { countBy, filesOf, pause, postResume, signInSomebody } from "./waiting-people.mjs";
import { killWorkerd, objectsLeft, rowsOf, runCron, startServer, stopServer } from "./waiting-server.mjs";

const GIVE_UP_MS = 10 * 60_000;
const READ_CRON = "*/15 * * * *";

/** A model that has one question, after half a second: its answer is charged. */
async function serveModel() {
  const question = "What would you tell first about your last position?";
  const answer = "The position as the resume states it, with its duties.";
  const content = JSON.stringify({ questions: [{ topic: "role", question, answer }] });
  const model = createServer(async (request, response) => {
    for await (const _ of request);
    await pause(500);
    const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ choices }));
  });
  await new Promise((listening) => model.listen(0, "127.0.0.1", listening));
  const settings = {
    OPENAI_BASE_URL: `http://127.0.0.1:${model.address().port}/v1`,
    OPENAI_API_KEY: "sk-bench",
    OPENAI_MODEL: "bench",
  };
  return { settings, close: () => model.close() };
}

/** Two credits for everybody, so that a job that is charged twice shows. */
const twoCredits = [1, 2].map(
  (which) =>
    `INSERT INTO credits (id, user_id, source, created_at) SELECT id || '-${which}', id, id || '-${which}', 0 FROM users`,
);

/** Lets go of what killed readings held, so that each round begins some: three minutes are waited for after the last alone. */
const lost = "UPDATE sources SET state = 'idle', lease_until = NULL WHERE state IN ('queued', 'running')";
/** Has the next cron read every feed anew. */
const due = "UPDATE sources SET next_check_at = 0, etag = NULL, last_modified = NULL, body_hash = NULL";

/** Uploads until it is taken, as a person would who sees the connection break; `met` counts what came instead. */
async function insist(path, cookie, met) {
  for (;;) {
    const answer = await postResume(path, readFileSync(path), cookie, { Prefer: "respond-async" }).catch(
      () => null,
    );
    const body = await answer?.json().catch(() => null);
    if (body?.job) return;
    // The development server answers 500 for a worker that it starts anew.
    met.push(answer?.headers.has("x-request-id") ? answer.status : "connection lost");
    await pause(answer?.headers.has("retry-after") ? 2000 : 200);
  }
}

const jobsOf = () =>
  rowsOf("d1", "SELECT j.*, u.primary_email AS email FROM resume_jobs j JOIN users u ON u.id = j.user_id");
const standing = () => jobsOf().filter(({ state }) => ["uploading", "queued", "running"].includes(state));
const sourcesIn = (...states) =>
  rowsOf("d1", "SELECT state FROM sources").filter(({ state }) => states.includes(state)).length;

function chargesTold() {
  const used = rowsOf("d1", "SELECT user_id, job_id FROM credits WHERE job_id IS NOT NULL");
  const ended = new Map(jobsOf().map(({ id, state }) => [id, state]));
  const served = Map.groupBy(
    jobsOf().filter(({ state }) => state === "done"),
    ({ user_id }) => user_id,
  );
  const perPerson = Map.groupBy(used, ({ user_id }) => user_id);
  const double = [...perPerson].filter(([user, credits]) => credits.length > (served.get(user)?.length ?? 0));
  const unserved = used.filter(({ job_id }) => ended.get(job_id) !== "done");
  return `credits used: ${used.length}, by people charged more often than served: ${double.length}, for jobs without a result: ${unserved.length}`;
}

async function pingsTold() {
  const titles = rowsOf("d1", "SELECT title FROM articles").map(({ title }) => title);
  const known = rowsOf("d1", "SELECT source_id, count(*) AS count FROM source_items GROUP BY source_id");
  let missing = 0;
  for (const { id, url } of rowsOf("d1", "SELECT id, url FROM sources WHERE kind = 'feed'")) {
    const items = (await (await fetch(url)).text()).split("<item>").length - 1;
    missing += items - (known.find(({ source_id }) => source_id === id)?.count ?? 0);
  }
  return `pings: ${titles.length}, doubled ${titles.length - new Set(titles).size}; items of feeds that were never looked at: ${missing}`;
}

async function fetchedTold(persons) {
  const cookies = new Map(persons.map(({ email, cookie }) => [email, cookie]));
  const answers = [];
  for (const { id, email } of jobsOf()) {
    const headers = { Origin: origin, Cookie: cookies.get(email) };
    const answer = await fetch(`${origin}/api/resume_jobs/${id}`, { headers });
    const { resumeData, code } = await answer.json();
    answers.push(resumeData ? "result" : code);
    await fetch(`${origin}/api/resume_jobs/${id}`, { method: "DELETE", headers });
  }
  await runCron();
  return `fetched: ${countBy(answers)}; objects after DELETE and a sweep: ${objectsLeft()}`;
}

export async function kills(folder, uploads = "48", times = "8", readings = "24") {
  const files = filesOf(folder);
  const model = await serveModel();
  const server = await startServer({ settings: model.settings });
  const persons = [];
  for (let at = 0; at < Number(uploads); at++) persons.push(await signInSomebody());
  // A person's row is made by the first thing that they ask for.
  for (const { cookie } of persons) await fetch(`${origin}/api/pro_status`, { headers: { Cookie: cookie } });
  await runCron(READ_CRON);
  const feeds = rowsOf("d1", "SELECT id FROM sources").length;
  await killWorkerd(server, ...twoCredits);
  const [sent, met] = [[], []];
  let asked = 0;
  const share = (all, round) => (Number(all) * round) / Number(times);
  for (let round = 1; round <= Number(times); round++) {
    while (sent.length < share(uploads, round)) {
      const at = sent.length;
      sent.push(insist(files[at % files.length], persons[at].cookie, met));
    }
    if (asked < share(readings, round)) {
      await runCron(READ_CRON);
      asked += feeds;
    }
    await pause(Math.random() * 2000);
    await killWorkerd(server, ...(asked < share(readings, round + 1) ? [lost, due] : []));
  }
  const restarted = Date.now();
  await runCron(READ_CRON);
  console.log(`${times} kills; ${standing().length} of ${jobsOf().length} jobs stand after the last restart`);
  let taken = false;
  void Promise.all(sent).then(() => {
    taken = true;
  });
  let readFor = 0;
  while (Date.now() - restarted < GIVE_UP_MS) {
    const isReading = sourcesIn("queued", "running") > 0;
    if (isReading) readFor = Date.now() - restarted;
    if (taken && standing().length === 0 && !isReading) break;
    await pause(1000);
  }
  const all = jobsOf();
  const last = Math.max(...all.map(({ finished_at }) => finished_at ?? Infinity)) - restarted;
  console.log(`${all.length} jobs of ${uploads} uploads, whose senders also met ${countBy(met)}`);
  console.log(
    `the last ended ${(last / 1000).toFixed(0)} s after the last restart: ${countBy(all.map(({ state, error }) => error ?? state))}`,
  );
  console.log(`tries: ${countBy(all.map(({ attempt }) => attempt))}; objects: ${objectsLeft()}`);
  const reads = rowsOf("d1", "SELECT error FROM source_reads");
  console.log(
    `${asked} readings asked for, ${countBy(reads.map(({ error }) => error ?? "read to the end"))}, ${sourcesIn("queued", "running")} stand; the last ended ${(readFor / 1000).toFixed(0)} s after the last restart`,
  );
  console.log(chargesTold());
  console.log(await pingsTold());
  console.log(await fetchedTold(persons));
  stopServer(server);
  model.close();
}
