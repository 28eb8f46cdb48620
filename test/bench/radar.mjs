// What the radar takes in workerd. Its clock stands still while it computes, so time is measured from outside: the processor time
// of the workerd process (embedded D1 and queue included), and the clock of this one. node test/bench/radar.mjs …
// parts <folder of pages> [rounds]: reading a feed, extracting a page, scoring an article · run [sources] [items]: all sources read
// once with everything new and once with nothing new · week [sources] [items a day] [days]: what is due each quarter of an hour.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { quantile, runPart, told } from "./browser.mjs";
import { feedOf, HOUR_MS, serveSources, wordsOf } from "./radar-sources.mjs";

const folder = resolve(".wrangler/bench-radar");
const compatibility = {
  compatibility_date: "2026-08-15",
  compatibility_flags: ["nodejs_compat", "global_fetch_strictly_public"],
};

function bundle() {
  mkdirSync(folder, { recursive: true });
  const settings = { name: "radar-bench", main: resolve("test/bench/radar-worker.ts"), ...compatibility };
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(settings));
  const entry = ["deploy", "-c", join(folder, "wrangler.json"), "--dry-run", "--outdir", folder];
  execFileSync("npx", ["--no-install", "wrangler", ...entry], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
}

async function startWorker(sources) {
  bundle();
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      name: "radar",
      modules: true,
      scriptPath: join(folder, "radar-worker.js"),
      compatibilityDate: compatibility.compatibility_date,
      compatibilityFlags: compatibility.compatibility_flags,
      d1Databases: { DB: "wink" },
      r2Buckets: { UPLOADS: "uploads" },
      queueProducers: { RADAR_QUEUE: "radar-jobs", RESUME_QUEUE: "resume-jobs" },
      queueConsumers: { "radar-jobs": { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 5 } },
      bindings: {
        APP_MODE: "development",
        APP_ORIGIN: "http://wink.test",
        SESSION_SECRET: "a-secret-of-the-bench-only",
        SOURCES: sources.join(" "),
      },
    }),
  );
  await worker.ready;
  const db = await worker.getD1Database("DB");
  for (const file of readdirSync("migrations")
    .filter((name) => name.endsWith(".sql"))
    .sort())
    for (const statement of readFileSync(join("migrations", file), "utf8").split("--> statement-breakpoint"))
      await db.prepare(statement).run();
  return { worker, db };
}

/** The workerd that this process has started. */
function workerdOf(pid) {
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")) {
    if (!child) continue;
    if (readFileSync(`/proc/${child}/comm`, "utf8").startsWith("workerd")) return child;
    const below = workerdOf(child);
    if (below) return below;
  }
  return null;
}

/** Milliseconds of processor that the process has used so far, its ended threads included, in steps of ten. */
function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same of the threads that live, by the nanosecond. */
function finely(pid) {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

const memoryOf = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024);

async function measure(worker, pid, path, body, rounds) {
  const [cpu, wall] = [[], []];
  let result = null;
  for (let round = -10; round < rounds; round++) {
    const [cpuFrom, from] = [finely(pid), performance.now()];
    const answer = await worker.dispatchFetch(`http://wink.test${path}`, { method: "POST", body });
    result = await answer.json();
    const [cpuTaken, taken] = [finely(pid) - cpuFrom, performance.now() - from];
    if (round < 0) continue;
    cpu.push(cpuTaken);
    wall.push(taken);
  }
  return { cpu, wall, result };
}

/** Feeds of 167 KB: of many brief items, and of few whole articles. */
function largeFeeds() {
  const paragraph = (_, index) =>
    `<p>${wordsOf(7 + index, 80)} <a href="/${index}?utm_source=feed">${wordsOf(index, 3)}</a></p>`;
  const content = `<content:encoded><![CDATA[${Array.from({ length: 12 }, paragraph).join("")}]]></content:encoded>`;
  return {
    "brief items": feedOf(1, 331, "http://127.0.0.1"),
    "whole articles": feedOf(1, 21, "http://127.0.0.1").replaceAll(
      "<description>",
      `${content}<description>`,
    ),
  };
}

async function parts(pages, rounds = "200") {
  const { worker } = await startWorker(["http://127.0.0.1:1/"]);
  const pid = workerdOf(process.pid);
  const show = async (name, path, body, count) => {
    const empty = await measure(worker, pid, "/nothing", body, Math.min(count, 50));
    const { cpu, wall, result } = await measure(worker, pid, path, body, count);
    const base = quantile(empty.cpu, 0.5);
    const net = cpu.map((each) => each - base);
    console.log(
      `${name}: ${Math.round(body.length / 1024)} KB → ${result}; processor ${told(net, 1)} (without the request's own ${base.toFixed(1)} ms), by the clock ${told(wall, 1)}`,
    );
    return net;
  };
  for (const [name, feed] of Object.entries(largeFeeds()))
    await show(`parse ${name}`, "/parse", Buffer.from(feed), Number(rounds));
  const html = readdirSync(pages, { recursive: true })
    .filter((name) => /(?:^|\/)(?:source|page)\.html$/.test(name))
    .map((name) => join(pages, name));
  const all = [];
  for (const path of html) all.push(...(await show(path, "/extract", readFileSync(path), 10)));
  console.log(`extraction of ${html.length} pages, 10 rounds each: processor ${told(all, 1)}`);
  for (const depth of [800, 10_000, 100_000])
    await show(`depth ${depth}`, "/extract", Buffer.from("<div>".repeat(depth)), 50);
  await show("score", "/score", Buffer.from(wordsOf(1, 800)), Number(rounds));
  await worker.dispose();
}

async function run(count = "100", items = "20") {
  const served = await serveSources(Number(count), () => ({ items: Number(items) }));
  const { worker, db } = await startWorker(served.urls);
  const pid = workerdOf(process.pid);
  const one = async (sql) => Object.values((await db.prepare(sql).first()) ?? {})[0];
  for (const name of ["first run", "second run"]) {
    await db.prepare("UPDATE sources SET next_check_at = 0").run();
    const before = { ...served.asked };
    const reads = Number(await one("SELECT count(*) FROM source_reads"));
    const [cpuFrom, from] = [processorOf(pid), performance.now()];
    const sent = await (await worker.dispatchFetch("http://wink.test/send")).json();
    while (Number(await one("SELECT count(*) FROM source_reads")) < reads + sent)
      await new Promise((later) => setTimeout(later, 250));
    const [cpu, wall] = [processorOf(pid) - cpuFrom, performance.now() - from];
    const { busy, costs } = await (await worker.dispatchFetch("http://wink.test/costs")).json();
    const written = Object.values(costs).reduce((sum, each) => sum + each.written, 0);
    const asked = Object.fromEntries(
      Object.entries(served.asked).map(([key, value]) => [key, value - before[key]]),
    );
    const taken = Number(await one(`SELECT sum(taken) FROM source_reads WHERE id > ${reads}`));
    const size = (await db.prepare("SELECT 1").run()).meta.size_after;
    console.log(
      `${name}: ${sent} messages, ${busy} put back; ${JSON.stringify(asked)}; ${taken} taken; by the clock ${(wall / 1000).toFixed(1)} s, processor ${(cpu / 1000).toFixed(2)} s (${(cpu / sent).toFixed(0)} ms a source); ${written} rows written (${(written / sent).toFixed(1)} a source, ${(written / Math.max(1, taken)).toFixed(1)} an item); database ${(size / 1e6).toFixed(1)} MB; most memory ${memoryOf(pid)} MB`,
    );
    for (const [statement, cost] of Object.entries(costs).sort(([, a], [, b]) => b.written - a.written))
      console.log(`  ${statement.padEnd(32)} ${cost.statements} statements, ${cost.written} rows`);
  }
  await worker.dispose();
  served.close();
}

const DAY_MS = 24 * HOUR_MS;

/** Days by a clock of its own, which cron moves on by a quarter of an hour once what it has sent is read. */
async function week(count = "40", daily = "12", days = "7") {
  const start = Date.now() - Number(days) * DAY_MS;
  let now = start;
  const timeOf = (source, item) => start + ((item + source / Number(count)) * DAY_MS) / Number(daily);
  const served = await serveSources(Number(count), (source) => ({
    items: Math.max(0, Math.floor(((now - start) / DAY_MS) * Number(daily) - source / Number(count)) + 1),
    timeOf: (item) => timeOf(source, item),
  }));
  const { worker, db } = await startWorker(served.urls);
  const pid = workerdOf(process.pid);
  const readings = async () => Number((await db.prepare("SELECT count(*) AS n FROM source_reads").first()).n);
  let read = 0;
  for (let day = 1; day <= Number(days); day++) {
    const [cpuFrom, readFrom] = [processorOf(pid), read];
    for (; now < start + day * DAY_MS; now += HOUR_MS / 4) {
      read += await (await worker.dispatchFetch(`http://wink.test/send?at=${now}`)).json();
      while ((await readings()) < read) await new Promise((later) => setTimeout(later, 20));
    }
    const { costs } = await (await worker.dispatchFetch("http://wink.test/costs")).json();
    const written = Object.values(costs).reduce((sum, each) => sum + each.written, 0);
    const { results } = await db.prepare("SELECT count(*) AS articles FROM articles").run();
    const size = (await db.prepare("SELECT 1").run()).meta.size_after;
    console.log(
      `day ${day}: ${read - readFrom} readings, ${results[0].articles} articles so far; ${written} rows written; processor ${((processorOf(pid) - cpuFrom) / 1000).toFixed(1)} s; database ${(size / 1e6).toFixed(1)} MB; most memory ${memoryOf(pid)} MB`,
    );
  }
  console.log(JSON.stringify(served.asked));
  await worker.dispose();
  served.close();
}

await runPart({ parts, run, week });
