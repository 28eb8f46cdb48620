// What a fresh clone needs before it can run: settings for development and an up-to-date embedded database.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";

/** Nothing that runs on this machine talks to the outside. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
};

export const persistTo = process.env.PERSIST_TO ?? ".wrangler/state";

/** Runs one of the project's own tools to its end and stops with it if it fails. */
export function run(command, args, { silent = false } = {}) {
  execFileSync("npx", ["--no-install", command, ...args], {
    stdio: silent ? ["ignore", "ignore", "inherit"] : "inherit",
    env: { ...process.env, ...quiet, CI: "true" },
  });
}

export function prepare() {
  if (!existsSync(".dev.vars")) copyFileSync(".dev.vars.example", ".dev.vars");
  run("wrangler", ["d1", "migrations", "apply", "wink", "--local", "--persist-to", persistTo], {
    silent: true,
  });
}

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith("prepare.mjs")) prepare();
