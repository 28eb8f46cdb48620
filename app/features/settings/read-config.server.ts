import type { App } from "~/ports/app";
import type { ConfigType, SecretView } from "./config-types";
import { openSecrets } from "./open-secrets.server";
import { findConfig } from "./store.server";

const SHORTEST_SHOWN = 12;

export async function readConfig<Value extends Record<string, unknown>>(
  app: Pick<App, "db" | "secrets" | "log">,
  scope: string,
  { name, secrets }: Pick<ConfigType<Value>, "name" | "secrets">,
): Promise<Record<string, unknown> | null> {
  const row = await findConfig(app.db, scope, name);
  if (!row) return null;
  const opened = await openSecrets(app, row, Object.keys(secrets));
  const views = Object.keys(secrets).map((secret) => [secret, viewOf(opened[secret])]);
  return { ...row.value, ...Object.fromEntries(views) };
}

function viewOf(secret: unknown): SecretView {
  if (typeof secret !== "string") return { set: false, last4: "" };
  return { set: true, last4: secret.length < SHORTEST_SHOWN ? "" : secret.slice(-4) };
}
