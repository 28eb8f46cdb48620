import type { App } from "~/ports/app";
import type { ConfigType } from "./config-types";
import { openSecrets } from "./open-secrets.server";
import { findConfig } from "./store.server";

/** Opened values by scope and type, each with the version that it was opened from; lives as long as the worker. */
export type ConfigCache = Map<string, { version: number; opened: Record<string, unknown> }>;

export type ConfigOf = <Value extends Record<string, unknown>>(
  scope: string,
  type: ConfigType<Value>,
) => Promise<Value | null>;

/** Reads each row at most once a request; secrets are opened only where the cache holds no value of the same version. */
export function configReader(app: Pick<App, "db" | "secrets" | "log">, cache: ConfigCache): ConfigOf {
  const reads = new Map<string, Promise<Record<string, unknown> | null>>();

  return async function configOf(scope, { name, shape, secrets }) {
    const key = `${scope}/${name}`;
    const read = reads.get(key) ?? openLatest(scope, name, Object.keys(secrets));
    reads.set(key, read);
    return shape.safeParse(await read).data ?? null;
  };

  async function openLatest(scope: string, name: string, secrets: string[]) {
    const row = await findConfig(app.db, scope, name);
    if (!row) return null;
    const key = `${scope}/${name}`;
    const version = row.updatedAt.getTime();
    const cached = cache.get(key);
    if (cached?.version === version) return cached.opened;
    const opened = await openSecrets(app, row, secrets);
    cache.set(key, { version, opened });
    return opened;
  }
}
