// What a request of a signed-out reader costs in workerd: processor time of the workerd process divided by requests, and that as a
// ratio to a worker which answers a page of 12 KB from a template string, measured in turn in the same run. A ratio survives another
// machine and busy neighbours; the microseconds do not. A page that we keep is measured from the cache and, with "fresh", made anew.
// Cache and database answer from this process, as they stand outside of a worker in the data centre.
// Use: npm run build, then: node test/bench/base-cost.mjs [windows=5] [requests a window=300] [subject …]
// or: node test/bench/base-cost.mjs flood [addresses=10000], which asks for made-up ones while honest readers go on.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { resolve } from "node:path";
import { build } from "esbuild";
// The program itself: its npm launcher would be counted in its place.
import workerd from "workerd";
import { cached, hono, serveCache, serveDatabase, template } from "./base-cost-peers.mjs";
import { quantile } from "./browser.mjs";

const isFlood = process.argv[2] === "flood";
const windows = Number(process.argv[2] ?? 5);
const size = Number(process.argv[3] ?? 300);
/** The article of the feed that is asked for; its number is known when it has come in. */
let article = "";
/** The second page of the feed, as the first leads to it. */
let next = "";
const subjects = {
  template: () => [1, "/"],
  hono: () => [2, "/"],
  "cache alone": () => [3, "/"],
  "/healthz": () => [0, "/healthz"],
  "/signin": () => [0, "/signin"],
  "/": () => [0, "/"],
  "/ fresh": () => [0, "/?notice"],
  "/offerwink": () => [0, "/offerwink"],
  "/offerwink fresh": () => [0, "/offerwink?notice"],
  "/pings": () => [0, "/pings"],
  "/pings fresh": () => [0, "/pings?notice"],
  article: () => [0, article],
  "article fresh": () => [0, `${article}?notice`],
};
const chosen = process.argv.length > 4 ? ["template", ...process.argv.slice(4)] : Object.keys(subjects);
const folder = resolve(".wrangler/base-cost");
const port = Number(process.env.PORT ?? 8788);
const CONCURRENT = 4;

const storage = { cache: await serveCache(), database: await serveDatabase() };

function configuration() {
  const worker = (name, files, more = "") => `
    (name = "${name}", worker = (
      modules = [${files.map((file) => `(name = "${file}", esModule = embed "${file}")`).join(", ")}],
      compatibilityDate = "2026-08-15",
      compatibilityFlags = ["nodejs_compat"],
      cacheApiOutbound = "cache",${more}
    )),`;
  const external = (name, { port: at }) =>
    `(name = "${name}", external = (address = "127.0.0.1:${at}", http = ())),`;
  const socket = (name, index) =>
    `(name = "${name}", address = "127.0.0.1:${port + index}", http = (), service = "${name}"),`;
  const bindings = `
      bindings = [
        (name = "APP_MODE", text = "development"),
        (name = "SESSION_SECRET", text = "a-secret-of-the-bench-only"),
        (name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "database")])),
      ],`;
  const names = ["wink", "template", "hono", "cached"];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${worker("wink", ["index.js"], bindings)}${worker("template", ["template.mjs"])}${worker("hono", ["hono.js"])}${worker("cached", ["cached.mjs", "template.mjs"])}
    ${external("cache", storage.cache)} ${external("database", storage.database)}
  ],
  sockets = [${names.map(socket).join(" ")}],
);
`;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });

function ask(url) {
  return new Promise((done, failed) => {
    const headers = { "User-Agent": "Mozilla/5.0", "Accept-Language": "en" };
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (part) => {
        bytes += part.length;
      });
      answer.on("end", () =>
        answer.statusCode === 200
          ? done({ bytes, state: answer.headers["x-wink-cache"] ?? "made" })
          : failed(new Error(`${url} answered ${answer.statusCode}`)),
      );
      answer.on("error", failed);
    }).on("error", failed);
  });
}

async function askMany(url, count) {
  let left = count;
  const one = async () => {
    while (left-- > 0) await ask(url);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, one));
}

const median = (values) => quantile(values, 0.5);

mkdirSync(folder, { recursive: true });
if (!process.env.ALREADY_BUNDLED)
  execFileSync("npx", ["--no-install", "wrangler", "deploy", "--dry-run", "--outdir", folder], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
writeFileSync(`${folder}/template.mjs`, template);
writeFileSync(`${folder}/cached.mjs`, cached);
await build({
  stdin: { contents: hono, resolveDir: resolve(".") },
  bundle: true,
  minify: true,
  format: "esm",
  outfile: `${folder}/hono.js`,
});
writeFileSync(`${folder}/config.capnp`, configuration());

const server = spawn(workerd.default, ["serve", "--experimental", `${folder}/config.capnp`], {
  stdio: ["ignore", "ignore", process.env.VERBOSE ? "inherit" : "ignore"],
});

/** Processor time that all threads of workerd have used so far, in microseconds. */
function processorTime() {
  const threads = `/proc/${server.pid}/task`;
  const nanoseconds = readdirSync(threads).map((thread) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}

async function measure(url, count) {
  const before = processorTime();
  await askMany(url, count);
  return (processorTime() - before) / count;
}

function address(subject) {
  const [worker, path] = subjects[subject]();
  return `http://127.0.0.1:${port + worker}${path}`;
}

/** 24 articles in the feed, so that its page has ten cards and a way on. Gives the address of one. */
async function fillFeed() {
  const words = "The regulator published the figures on Monday, and two of the labs have answered. ";
  const origin = `http://127.0.0.1:${port}`;
  const headers = { "Content-Type": "application/json", Origin: origin };
  for (let index = 0; index < 24; index++) {
    const body = JSON.stringify({
      tagId: "ai_news_en",
      canonicalUrl: `https://example.com/story-${index}`,
      lang: "en",
      title: `Story ${index}: what the figures of the week say & what they leave out`,
      summary: words.repeat(3),
      content: `## What happened\n\n${words.repeat(12)}\n\n- one\n- two\n\n${words.repeat(12)}`,
      source: "The Source",
      publishedAt: new Date(Date.now() - index * 3_600_000),
      score: 50 + index,
      reason: "It bears on the subject and names its sources.",
      sourceCount: 2,
    });
    const filled = await fetch(`${origin}/dev/winks`, { method: "POST", headers, body });
    if (!filled.ok) throw new Error(`the feed could not be filled: ${filled.status}`);
  }
  const listed = await (await fetch(`${origin}/pings?lang=en`)).text();
  next = /\/pings\?[^"]{0,99}before=[\w-]+/.exec(listed)[0].replace("&amp;", "&");
  return /\/pings\/content\/[0-9a-f]+/.exec(listed)[0];
}

const random = () => crypto.randomUUID().replaceAll("-", "").slice(0, 16);
const madeUp = {
  before: (index) => `/pings?before=${Date.now() - index}-${random()}`,
  "before and tag_id": (index) => `/pings?tag_id=ai_news_en&before=${Date.now() - index}-${random()}`,
  utm_source: () => `/pings?utm_source=${random()}`,
  "tag_id of an article": () => `${article}?tag_id=${random()}`,
};

/** Every tenth request is an honest reader's, one after another of these; the others are made up, each once. */
async function flood(count) {
  const origin = `http://127.0.0.1:${port}`;
  const honest = ["/", "/offerwink", "/pings", "/pings?tag_id=ai_news_en", next, article];
  const makers = Object.entries(madeUp);
  const states = { honest: {}, ...Object.fromEntries(makers.map(([name]) => [name, {}])) };
  const note = async (name, path) => {
    const { state } = await ask(origin + path);
    states[name][state] = (states[name][state] ?? 0) + 1;
  };
  const megabytes = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))[1]) / 1024);
  for (const path of [...honest, ...honest]) await ask(origin + path);
  await askMany(`${origin}/pings?notice`, 1000);
  const memory = [megabytes()];
  const before = storage.cache.kept.size;
  let index = 0;
  const one = async () => {
    while (index < count) {
      const at = index++;
      const [name, make] = makers[at % makers.length];
      await note(name, make(at));
      if (at % 9 === 0) await note("honest", honest[(at / 9) % honest.length]);
      if (at % (count / 10) === 0) memory.push(megabytes());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, one));
  for (const [name, seen] of Object.entries(states)) console.log(name.padEnd(21), JSON.stringify(seen));
  console.log(
    `kept before ${before}, after ${storage.cache.kept.size}; workerd's memory ${memory.join(" ")} MB`,
  );
}

async function compare() {
  const taken = new Map(chosen.map((each) => [each, []]));
  for (const each of chosen) await askMany(address(each), size);
  for (let window = 0; window < windows; window++)
    for (const each of chosen) {
      const isCheap = !each.endsWith("fresh") && each !== "/signin";
      taken.get(each).push(await measure(address(each), isCheap ? size * 3 : size));
    }
  const base = taken.get("template");
  for (const each of chosen) {
    const ratios = taken.get(each).map((value, index) => value / base[index]);
    const range = `${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)}`;
    const cost = `${Math.round(median(taken.get(each)))} µs`;
    console.log(
      `${each.padEnd(17)} ${median(ratios).toFixed(1)}× (${range}), ${cost}, ${(await ask(address(each))).bytes} bytes`,
    );
  }
}

try {
  const deadline = Date.now() + 60_000;
  for (let up = false; !up && Date.now() < deadline; )
    up = await ask(address("/healthz")).then(
      () => true,
      () => new Promise((later) => setTimeout(() => later(false), 200)),
    );
  article = await fillFeed();
  await (isFlood ? flood(Number(process.argv[3] ?? 10_000)) : compare());
} finally {
  agent.destroy();
  server.kill();
  storage.cache.close();
  storage.database.close();
}
