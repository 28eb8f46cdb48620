// What a request costs in workerd before anybody's data is read: processor time of the workerd process divided by requests, and
// that as a ratio to a worker which answers a page of 12 KB from a template string, measured in turn in the same run. A ratio
// survives another machine and busy neighbours; the microseconds do not.
// Use: npm run build, then: node test/bench/base-cost.mjs [windows=5] [requests a window=300] [path …]
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { resolve } from "node:path";
// The program itself: its npm launcher would be counted in its place.
import workerd from "workerd";

const windows = Number(process.argv[2] ?? 5);
const size = Number(process.argv[3] ?? 300);
const goals = { "/healthz": 1.5, "/signin": 12, "/": 15, "/offerwink": 20 };
const paths = process.argv.length > 4 ? process.argv.slice(4) : Object.keys(goals);
const folder = resolve(".wrangler/base-cost");
const port = Number(process.env.PORT ?? 8788);
const CONCURRENT = 4;
const TICK_MICROSECONDS = 10_000;

const template = `
const escape = (text) => text.replace(/[&<>"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
const items = Array.from({ length: 30 }, (_, index) => ({ id: index, title: "Title " + index + " & more", text: "words ".repeat(55) }));
export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    const rows = items.map(({ id, title, text }) =>
      \`<li id="item-\${id}"><h2>\${escape(title)}</h2><p class="summary">\${escape(text)}</p></li>\`).join("");
    const page = \`<!doctype html><html lang="en"><head><title>\${escape(pathname)}</title></head><body><ul>\${rows}</ul></body></html>\`;
    return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};
`;

function configuration() {
  const worker = (name, module, more) => `
    (name = "${name}", worker = (
      modules = [(name = "index.js", esModule = embed "${module}")],
      compatibilityDate = "2026-08-15",
      compatibilityFlags = ["nodejs_compat"],${more}
    )),`;
  const socket = (name, at) =>
    `(name = "${name}", address = "127.0.0.1:${at}", http = (), service = "${name}"),`;
  const bindings = `
      bindings = [
        (name = "APP_MODE", text = "development"),
        (name = "SESSION_SECRET", text = "a-secret-of-the-bench-only"),
      ],`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${worker("wink", "index.js", bindings)}${worker("template", "template.mjs", "")}
  ],
  sockets = [${socket("wink", port)} ${socket("template", port + 1)}],
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
        answer.statusCode === 200 ? done(bytes) : failed(new Error(`${url} answered ${answer.statusCode}`)),
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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

mkdirSync(folder, { recursive: true });
if (!process.env.ALREADY_BUNDLED)
  execFileSync("npx", ["--no-install", "wrangler", "deploy", "--dry-run", "--outdir", folder], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
writeFileSync(`${folder}/template.mjs`, template);
writeFileSync(`${folder}/config.capnp`, configuration());

const server = spawn(workerd.default, ["serve", `${folder}/config.capnp`], { stdio: "ignore" });

/** Processor time that all threads of workerd have used so far, in microseconds. */
function processorTime() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}

async function measure(url, count) {
  const before = processorTime();
  await askMany(url, count);
  return (processorTime() - before) / count;
}

const address = (path) =>
  path === "template" ? `http://127.0.0.1:${port + 1}/` : `http://127.0.0.1:${port}${path}`;

try {
  const deadline = Date.now() + 60_000;
  for (let up = false; !up && Date.now() < deadline; )
    up = await ask(address("/healthz")).then(
      () => true,
      () => new Promise((later) => setTimeout(() => later(false), 200)),
    );
  const subjects = ["template", ...paths];
  const taken = new Map(subjects.map((each) => [each, []]));
  for (const each of subjects) await askMany(address(each), size);
  for (let window = 0; window < windows; window++)
    for (const each of subjects) {
      // The cheap ones are asked for more often, since the kernel counts in ticks.
      const count = each === "template" || each === "/healthz" ? size * 10 : size;
      taken.get(each).push(await measure(address(each), count));
    }
  const base = taken.get("template");
  console.log(
    `template string   ${Math.round(median(base))} µs (${base.map(Math.round).join(" ")}), ${await ask(address("template"))} bytes`,
  );
  for (const path of paths) {
    const ratios = taken.get(path).map((each, index) => each / base[index]);
    const range = `${Math.min(...ratios).toFixed(1)}–${Math.max(...ratios).toFixed(1)}`;
    const goal = goals[path] ? `, goal ${goals[path]}×` : "";
    console.log(
      `${path.padEnd(16)}  ${median(ratios).toFixed(1)}× (${range}), ${Math.round(median(taken.get(path)))} µs, ${await ask(address(path))} bytes${goal}`,
    );
  }
} finally {
  agent.destroy();
  server.kill();
}
