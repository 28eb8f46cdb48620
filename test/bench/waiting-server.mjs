// The built product in a process of its own, of which workerd may be killed: wrangler starts it again.
import { spawn } from "node:child_process";
import { mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { origin } from "./browser.mjs";

const folder = resolve(".wrangler/bench-waiting", new URL(origin).port);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const inspectorPort = Number(new URL(origin).port) + 1000;

/** Serves what was built with an empty database. Its crons come as at `npm start`, the sweep's each minute; of feeds only the samples are
 * read. `heap` is the most megabytes of objects that V8 lets an isolate hold, `settings` are further ones of the product. */
export async function startServer({ heap = "", settings = {} } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, "server.log"), "w");
  const env = {
    ...process.env,
    ALREADY_BUILT: "yes",
    PORT: new URL(origin).port,
    PERSIST_TO: folder,
    SAMPLE_FEEDS: "alone",
    ...(heap && { MINIFLARE_WORKERD_V8_FLAGS: `--max-old-space-size=${heap}` }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const started = ["app/platform/local/start.mjs", "--inspector-port", String(inspectorPort), ...options];
  const server = spawn(process.execPath, started, { env, stdio: ["ignore", log, log] });
  server.on("exit", (code) => {
    if (code) throw new Error(`The server ended with ${code}: is the product built?`);
  });
  process.on("exit", () => server.kill());
  await workerdOf(server);
  return server;
}

export function stopServer(server) {
  server.removeAllListeners("exit");
  server.kill();
}

/** The pid of the workerd that has this server's database open, once it answers. */
export async function workerdOf(server) {
  for (;;) {
    const ready = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    const pid = ready && below(server.pid).find(hasDatabase);
    if (pid) return pid;
    await pause(100);
  }
}

function below(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
    return children.flatMap((child) => [child, ...below(child)]);
  } catch {
    return [];
  }
}

function hasDatabase(pid) {
  try {
    if (!readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd")) return false;
    return readdirSync(`/proc/${pid}/fd`).some((fd) =>
      readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith(join(folder, "v3")),
    );
  } catch {
    return false;
  }
}

function withStored(kind, readOnly, use) {
  const object = { d1: "D1DatabaseObject", r2: "R2BucketObject" }[kind];
  const at = join(folder, "v3", kind, `miniflare-${object}`);
  const name = readdirSync(at).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  const database = new DatabaseSync(join(at, name), { readOnly, timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** The rows of a query on the database (`d1`) or the bucket (`r2`), read beside the server. */
export const rowsOf = (kind, query) => withStored(kind, true, (database) => database.prepare(query).all());

/** Kills workerd. While its parent, which starts it again, is held, nobody has the database open: then it may be changed. */
export async function killWorkerd(server, ...changes) {
  const pid = await workerdOf(server);
  const parent = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")[1]);
  process.kill(parent, "SIGSTOP");
  try {
    process.kill(pid, "SIGKILL");
    while (hasDatabase(pid)) await pause(10);
    withStored("d1", false, (database) => database.exec(changes.join(";")));
  } finally {
    process.kill(parent, "SIGCONT");
  }
  await workerdOf(server);
}

export const objectsLeft = () => rowsOf("r2", "SELECT key FROM _mf_objects").length;

export async function runCron(cron = "* * * * *") {
  const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`);
  if (!answer.ok) throw new Error(`The cron answered ${answer.status}.`);
}

/** Megabytes that a process holds now, and held at most since `watchMemory`. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [now, most] = ["RSS", "HWM"].map(
    (name) => Number(new RegExp(`Vm${name}:\\s+(\\d+)`).exec(status)[1]) / 1024,
  );
  return { now: now.toFixed(0), most: most.toFixed(0) };
}

export const watchMemory = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

/** Megabytes of the isolate of our worker alone, after everything that nobody holds was collected: objects, code and buffers. */
export async function isolateHeap() {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/ws`, { headers: { Origin: origin } });
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = () => failed(new Error("The inspector does not answer."));
  });
  const ask = (id, method) =>
    new Promise((answered) => {
      socket.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.id === id) answered(message.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, "HeapProfiler.enable");
  await ask(2, "HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await ask(3, "Runtime.getHeapUsage");
  socket.close();
  return ((usedSize + backingStorageSize) / (1024 * 1024)).toFixed(1);
}
