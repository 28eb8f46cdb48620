// What the radar takes in workerd. Its clock stands still while it computes, so time is measured from outside: the processor time
// of the workerd process (embedded D1 and queue included), and the clock of this one. node test/bench/radar.mjs …
// parts <folder of pages> [rounds]: reading a feed, extracting a page, scoring an article · run [sources] [items]: all sources read
// once with everything new and once with nothing new.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { quantile, runPart, told } from "./browser.mjs";

const folder = resolve(".wrangler/bench-radar");
const PORT = 8797;
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

async function start(sources) {
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
  const { worker } = await start(["http://127.0.0.1:1/"]);
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

const vocabulary =
  readFileSync("app/features/radar/samples/ai_news_en.json", "utf8").match(/[a-z]{4,12}/gi) ?? [];

/** English of a kind: the same words for the same number. */
function wordsOf(seed, count) {
  let state = seed * 7919 + 17;
  return Array.from({ length: count }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647;
    const word = vocabulary[state % vocabulary.length];
    return index % 15 === 14 ? `${word}.` : word;
  }).join(" ");
}

const titleOf = (source, item) => `AI language model ${wordsOf(source * 1000 + item, 7).replaceAll(".", "")}`;

function feedOf(source, items, origin) {
  const each = Array.from({ length: items }, (_, item) => {
    const at = new Date(Date.now() - (item + 1) * 3_600_000).toUTCString();
    return `<item><title>${titleOf(source, item)}</title><link>${origin}/${item}</link><guid>${origin}/${item}</guid><pubDate>${at}</pubDate>
<description>${wordsOf(source * 1000 + item, 40)}</description></item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Source ${source}</title>${each.join("")}</channel></rss>`;
}

/** 30 KB, of which 5 KB are the article. */
function pageOf(source, item) {
  const seed = source * 1000 + item;
  const paragraphs = Array.from(
    { length: 8 },
    (_, index) => `<p>The AI laboratory says of its language model: ${wordsOf(seed + index, 90)}</p>`,
  );
  const links = Array.from(
    { length: 120 },
    (_, index) => `<li><a href="/${index}">${wordsOf(index, 4)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><title>${titleOf(source, item)}</title><style>${"a{color:red}".repeat(700)}</style></head>
<body><nav><ul>${links.join("")}</ul></nav><article><h1>${titleOf(source, item)}</h1>${paragraphs.join("")}</article></body></html>`;
}

/** Each source is a host of its own, 127.0.0.1 and those after it: the radar asks one host for one thing at a time. */
async function serveSources(count, items) {
  const asked = { feeds: 0, unchanged: 0, pages: 0 };
  const hosts = Array.from(
    { length: count },
    (_, index) => `127.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  );
  const feeds = new Map(hosts.map((host, index) => [host, feedOf(index, items, `http://${host}:${PORT}`)]));
  const servers = hosts.map((host, index) =>
    createServer((request, response) => {
      if (request.url !== "/feed.xml") {
        asked.pages += 1;
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.end(pageOf(index, Number(request.url.slice(1))));
      } else if (request.headers["if-none-match"] === '"1"') {
        asked.unchanged += 1;
        response.writeHead(304).end();
      } else {
        asked.feeds += 1;
        response.writeHead(200, { "content-type": "application/rss+xml", etag: '"1"' }).end(feeds.get(host));
      }
    }),
  );
  await Promise.all(
    servers.map((server, index) => new Promise((done) => server.listen(PORT, hosts[index], done))),
  );
  return {
    asked,
    urls: hosts.map((host) => `http://${host}:${PORT}/feed.xml`),
    close: () => {
      for (const server of servers) server.close();
    },
  };
}

async function run(count = "100", items = "20") {
  const served = await serveSources(Number(count), Number(items));
  const { worker, db } = await start(served.urls);
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

await runPart({ parts, run });
