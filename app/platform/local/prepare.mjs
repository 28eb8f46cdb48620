// What a fresh clone needs before it can run: settings for development and an up-to-date embedded database.
import { execFileSync, spawn } from "node:child_process";
import { createECDH, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

export const persistTo = process.env.PERSIST_TO ?? ".wrangler/state";

/** The project's own tools and its own Node first; nothing that runs on this machine talks to the outside. */
function environment(more) {
  return {
    ...process.env,
    PATH: resolve("node_modules/.bin") + delimiter + process.env.PATH,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_HIDE_BANNER: "true",
    ...more,
  };
}

/** Runs one of the project's own tools to its end and stops with it if it fails. */
export function runTool(command, args, { silent = false, env = {} } = {}) {
  execFileSync(command, args, {
    stdio: silent ? ["ignore", "ignore", "inherit"] : "inherit",
    env: environment(env),
  });
}

/** The same, for what it says. */
export function readTool(command, args) {
  const stdio = ["ignore", "pipe", "inherit"];
  return execFileSync(command, args, { stdio, encoding: "utf8", maxBuffer: 2 ** 30, env: environment() });
}

/** The same beside others: on two cores a tool that uses one leaves the other to its neighbour. */
export function runBeside(command, args) {
  return new Promise((resolve, reject) => {
    const tool = spawn(command, args, { stdio: "inherit", env: environment() });
    tool.on("error", reject);
    tool.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

/** Serves the built worker in workerd until this process is told to stop. */
export function serve(port, options) {
  const args = ["dev", "--port", port, "--persist-to", persistTo, "--show-interactive-dev-session=false"];
  keepRunning("wrangler", [...args, ...options], { NODE_ENV: "production" });
}

/** Runs one of the project's own tools until this process is told to stop, or the tool ends. */
export function keepRunning(command, args, env) {
  const server = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(env),
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  // npm that is told to stop ends its shell and not what the shell has started.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && server.kill("SIGTERM"), 500).unref();
  server.on("exit", (code) => process.exit(code ?? 0));
}

export function prepare() {
  const settings = readFileSync(existsSync(".dev.vars") ? ".dev.vars" : ".dev.vars.example", "utf8");
  const secret = `SESSION_SECRET=${randomBytes(32).toString("base64url")}`;
  // The second is the one that stood in the example, for all the world to read.
  const own = settings.replace(/^SESSION_SECRET=(?:development-only-session-secret)?$/m, secret);
  const whole = /^VAPID_PUBLIC_KEY=/m.test(own) ? own : `${own.trimEnd()}\n${vapidKeys()}`;
  if (whole !== settings) writeFileSync(".dev.vars", whole, { mode: 0o600 });
  migrate();
}

/** What news is sent to subscribed browsers with, as two lines of settings. */
function vapidKeys() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // A number that begins with zeros is written without them.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`;
}

export function migrate() {
  const args = ["d1", "migrations", "apply", "wink", "--local", "--persist-to", persistTo];
  runTool("wrangler", args, { silent: true, env: { CI: "true" } });
}

const WAIT_MS = 120_000;
const MINUTE_MS = 60_000;

const isAnswering = (origin) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function fire(origin, cron) {
  const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
}

/** Lets the crons come once the server answers, as nobody else does here: the radar's now, the sweep's each minute. Never fails:
 * without news the feed is empty. */
export async function startCrons(origin) {
  const warn = (error) => console.warn(`A cron did not run: ${error.message}.`);
  try {
    for (const from = Date.now(); !(await isAnswering(origin)); ) {
      if (Date.now() - from > WAIT_MS) throw new Error("the server did not answer");
      await new Promise((later) => setTimeout(later, 300).unref());
    }
    const sweep = () => fire(origin, "* * * * *").catch(warn);
    setInterval(sweep, MINUTE_MS).unref();
    await sweep();
    await fire(origin, "*/15 * * * *");
    console.log("The radar reads its sources; sample news comes in within a minute.");
  } catch (error) {
    warn(error);
  }
}

if (process.argv[1]?.endsWith("prepare.mjs")) prepare();
