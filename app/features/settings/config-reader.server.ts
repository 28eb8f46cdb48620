import type { App } from "~/ports/app";
import { type ConfigType, GLOBAL } from "./config-types";
import { openSecrets } from "./read-config.server";
import { findConfig } from "./store.server";

/** By type and version, as long as the worker lives. The global scope alone: each of the others is read by its member only. */
export type ConfigCache = Map<string, { version: number; opened: Record<string, unknown> }>;

/** Reads one configuration: undefined where nothing is saved, null where what is saved cannot be used. */
export type ConfigOf = <Value extends Record<string, unknown>>(
  scope: string,
  type: ConfigType<Value>,
) => Promise<Value | null | undefined>;

/** Reads each row at most once a request; secrets are opened only where the cache holds no value of the same version. */
export function configReader(app: Pick<App, "db" | "secrets" | "log">, cache: ConfigCache): ConfigOf {
  const reads = new Map<string, Promise<Record<string, unknown> | null>>();

  return async function configOf(scope, { name, shape, secrets }) {
    const key = `${scope}/${name}`;
    const read = reads.get(key) ?? openLatest(scope, name, Object.keys(secrets));
    reads.set(key, read);
    const opened = await read;
    if (!opened) return undefined;
    const parsed = shape.safeParse(opened);
    if (!parsed.success) app.log({ event: "config.unusable", level: "error", name });
    return parsed.data ?? null;
  };

  async function openLatest(scope: string, name: string, secrets: string[]) {
    const row = await findConfig(app.db, scope, name);
    if (!row) return null;
    const version = row.updatedAt.getTime();
    const cached = scope === GLOBAL ? cache.get(name) : undefined;
    if (cached?.version === version) return cached.opened;
    const opened = await openSecrets(app, row, secrets);
    if (scope === GLOBAL) cache.set(name, { version, opened });
    return opened;
  }
}
