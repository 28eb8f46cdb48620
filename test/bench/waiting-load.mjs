// What workerd and our isolate hold, and how fast all is answered, under uploads and a mixed load.
import { readFileSync } from "node:fs";
import { shapes } from "../support/shaped.ts";
import { origin, quantile } from "./browser.mjs";
import { countBy, filesOf, pause, postResume, signInSomebody, upload } from "./waiting-people.mjs";
import { isolateHeap, memoryOf, startServer, stopServer, watchMemory, workerdOf } from "./waiting-server.mjs";

const MB = 1024 * 1024;

/** The file with nearly 5 MB: a comment before a PDF's last lines, one before the archive of a Word file. */
function padded(path) {
  const file = readFileSync(path);
  const at = path.endsWith(".pdf") ? file.lastIndexOf("startxref") : 0;
  const comment = Buffer.from(`%${"x".repeat(5 * MB - file.length - 1024)}\n`);
  return Buffer.concat([file.subarray(0, at), comment, file.subarray(at)]);
}

export async function memory(folder, uploads = "300", heap = "") {
  const files = filesOf(folder);
  const server = await startServer({ heap });
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
  const pid = await workerdOf(server);
  const third = Math.ceil(Number(uploads) / 3);
  const measured = [
    ["20 usual", () => usual(20)],
    ["10 × 5 MB at once", tenLarge],
    ...[1, 2, 3].map((part) => [`${third} usual, part ${part}`, () => usual(third)]),
    ["10 × 5 MB again", tenLarge],
  ];
  console.log(`at the start: isolate ${await isolateHeap()} MB`);
  for (const [name, part] of measured) {
    watchMemory(pid);
    const before = memoryOf(pid).now;
    const ends = await part();
    const { most, now } = memoryOf(pid);
    const heapNow = await isolateHeap();
    console.log(
      `${name}: workerd ${before} MB before, ${most} most, ${now} after; our isolate ${heapNow} MB after collecting; ${countBy(ends)}`,
    );
  }
  stopServer(server);
}

/** The development server, which stands before the worker, says 500 of a connection that it lost. */
const statusOf = (answer) => (answer.headers.has("x-request-id") ? answer.status : "lost on the way");

/** What each route answered: how often with which status, and how fast. */
function notes() {
  const routes = new Map();
  return {
    async ask(route, path, { method = "GET", cookie = "", body } = {}) {
      const headers = {
        Origin: origin,
        Cookie: cookie,
        "Accept-Language": "en",
        Accept: "text/html, application/json",
      };
      const started = performance.now();
      const answer = await fetch(origin + path, { method, headers, body, redirect: "manual" });
      const text = await answer.text();
      this.note(route, statusOf(answer), performance.now() - started);
      return text;
    },
    note(route, status, ms) {
      const taken = routes.get(route) ?? { statuses: [], times: [] };
      routes.set(route, taken);
      taken.statuses.push(status);
      if (status < 400) taken.times.push(ms);
    },
    told() {
      for (const [route, { statuses, times }] of [...routes].sort()) {
        const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0));
        console.log(`${route}: ${countBy(statuses)}; p50 ${p50}, p95 ${p95}, p99 ${p99} ms`);
      }
      const errors = [...routes].map(([route, { statuses }]) => [
        route,
        statuses.filter((status) => status >= 500),
      ]);
      const told = errors.flatMap(([route, all]) => (all.length > 0 ? [`${all.length} × ${route}`] : []));
      console.log(`5xx: ${told.join(", ") || "none"}`);
    },
  };
}

const words = ["model", "agent", "regulator", "memory", "模型", "bitcoin", "history", "chip"];
const pick = (list) => list[Math.floor(Math.random() * list.length)];

export async function load(folder, minutes = "10", heap = "") {
  const files = filesOf(folder);
  const server = await startServer({ heap });
  const noted = notes();
  let articles = [];
  while (articles.length < 5) {
    await pause(1000);
    const page = await (await fetch(`${origin}/pings?lang=en`)).text();
    articles = [...new Set(page.match(/\/pings\/content\/[0-9a-f]+/g) ?? [])];
  }
  const member = await signInSomebody();
  const pages = {
    "/": "/",
    "/offerwink": "/offerwink",
    "/pings": "/pings?lang=en",
    "/pings zh": "/pings?lang=zh",
  };
  const vote = async () => {
    const body = new URLSearchParams({
      news_id: pick(articles).split("/").at(-1),
      vote_type: pick(["like", "dislike"]),
    });
    await noted.ask("vote", "/api/article/vote", { method: "POST", cookie: member.cookie, body });
  };
  const sendOne = async () => {
    const path = pick(files);
    const { cookie } = await signInSomebody();
    const started = performance.now();
    const answer = await postResume(path, readFileSync(path), cookie);
    await answer.arrayBuffer();
    noted.note("upload", statusOf(answer), performance.now() - started);
  };
  const signInOne = () => {
    const body = new URLSearchParams({ email: `load-${Date.now()}@example.com` });
    return noted.ask("sign-in", "/signin", { method: "POST", body });
  };
  const lanes = {
    kept: [() => pick(Object.entries(pages)), 3],
    article: [() => ["an article", pick(articles)], 2],
    made: [() => [pick(["/pings made", "/pings made"]), "/pings?notice"], 1],
    member: [() => ["/pings of a member", "/pings?lang=en", member.cookie], 1],
    search: [() => ["search", `/pings?lang=en&q=${encodeURIComponent(pick(words))}`], 1],
  };
  const until = Date.now() + Number(minutes) * 60_000;
  const lane = async (step, restMs) => {
    while (Date.now() < until) {
      await step();
      await pause(restMs);
    }
  };
  const readers = Object.values(lanes).flatMap(([which, count]) =>
    Array.from({ length: count }, () =>
      lane(async () => {
        const [route, path, cookie] = which();
        await noted.ask(route, path, { cookie });
      }, 100),
    ),
  );
  const pid = await workerdOf(server);
  const held = async () => `workerd ${memoryOf(pid).now}, our isolate ${await isolateHeap()} MB`;
  console.log(`at the start: ${await held()}`);
  let minute = 0;
  const watch = lane(async () => {
    await pause(60_000);
    minute += 1;
    console.log(`minute ${minute}: ${await held()}`);
  }, 0);
  await Promise.all([
    ...readers,
    lane(vote, 500),
    lane(sendOne, 1000),
    lane(sendOne, 1000),
    lane(signInOne, 2000),
    watch,
  ]);
  noted.told();
  stopServer(server);
}

/** How long /healthz takes while texts of every shape are uploaded, two at a time. */
export async function shaped(uploads = "100", size = "100000") {
  const server = await startServer();
  const [times, ends, slow] = [[], [], []];
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      times.push(performance.now() - started);
      await pause(20);
    }
  })();
  const chosen = shapes.filter(
    (_, at) => at % Math.max(1, Math.floor(shapes.length / Number(uploads))) === 0,
  );
  const send = async ({ name, at }) => {
    const text = `# Jane Roe\n\njane@example.com\n\n## Experience\n\n${at(Number(size))}`;
    const { ms, code } = await upload("shaped.md", Buffer.from(text));
    ends.push(code ?? "result");
    slow.push([ms, name]);
  };
  const left = chosen.slice(0, Number(uploads));
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) await send(next);
  };
  await Promise.all([lane(), lane()]);
  isOver = true;
  await watch;
  console.log(`${ends.length} shaped texts of ${size} characters: ${countBy(ends)}`);
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `/healthz meanwhile, ${times.length} times: p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${most} ms`,
  );
  const slowest = slow.sort(([a], [b]) => b - a).slice(0, 5);
  console.log(
    `slowest: ${slowest.map(([ms, name]) => `${JSON.stringify(name)} ${ms.toFixed(0)} ms`).join(", ")}`,
  );
  stopServer(server);
}
