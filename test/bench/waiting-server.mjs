// The built product in a process of its own, of which workerd may be killed: wrangler starts it again.
import { spawn } from "node:child_process";
import { mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { origin } from "./browser.mjs";

const folder = resolve(".wrangler/bench-waiting", new URL(origin).port);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Serves what was built with an empty database. Its crons come as at `npm start`, the sweep's each minute. */
export async function startServer() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, "server.log"), "w");
  const env = { ...process.env, ALREADY_BUILT: "yes", PORT: new URL(origin).port, PERSIST_TO: folder };
  const server = spawn(process.execPath, ["app/platform/local/start.mjs"], {
    env,
    stdio: ["ignore", log, log],
  });
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

/** The rows of a query on the database (`d1`) or the bucket (`r2`), read beside the server. */
export function rowsOf(kind, query) {
  const object = { d1: "D1DatabaseObject", r2: "R2BucketObject" }[kind];
  const at = join(folder, "v3", kind, `miniflare-${object}`);
  const name = readdirSync(at).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  const database = new DatabaseSync(join(at, name), { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

export const objectsLeft = () => rowsOf("r2", "SELECT key FROM _mf_objects").length;

export async function sweep() {
  const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`);
  if (!answer.ok) throw new Error(`The sweep answered ${answer.status}.`);
}
