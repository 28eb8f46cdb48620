import type { App } from "~/ports/app";
import { type ConfigType, GLOBAL, type SecretView } from "./config-types";
import { findConfig, type StoredConfig } from "./store.server";

const SHORTEST_SHOWN = 12;

export async function readConfig<Value extends Record<string, unknown>>(
  app: Pick<App, "db" | "secrets" | "log">,
  { name, secrets }: Pick<ConfigType<Value>, "name" | "secrets">,
): Promise<Record<string, unknown> | null> {
  const row = await findConfig(app.db, name);
  if (!row) return null;
  const opened = await openSecrets(app, row, Object.keys(secrets));
  const views = Object.keys(secrets).map((secret) => [secret, viewOf(opened[secret])]);
  return { ...row.value, ...Object.fromEntries(views) };
}

function viewOf(secret: unknown): SecretView {
  if (typeof secret !== "string") return { set: false, last4: "" };
  return { set: true, last4: secret.length < SHORTEST_SHOWN ? "" : secret.slice(-4) };
}

export function fieldName(type: string, field: string): string {
  return `${GLOBAL}/${type}/${field}`;
}

/** A stored value with its secrets opened; one that cannot be opened any more is left out, and the log says so. */
export async function openSecrets(
  app: Pick<App, "secrets" | "log">,
  row: StoredConfig,
  secrets: readonly string[],
): Promise<Record<string, unknown>> {
  const opened = { ...row.value };
  for (const secret of secrets) {
    const sealed = opened[secret];
    if (sealed === undefined) continue;
    const plain =
      typeof sealed === "string" ? await app.secrets.open(sealed, fieldName(row.type, secret)) : null;
    if (plain === null) {
      delete opened[secret];
      app.log({ event: "config.unreadable", level: "error", name: row.type, code: secret });
    } else opened[secret] = plain;
  }
  return opened;
}
