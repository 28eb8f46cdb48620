import type { App } from "~/ports/app";
import type { ConfigType } from "./config-types";
import { openSecrets } from "./read-config.server";
import { findConfig } from "./store.server";

/** Opened values by type, each with the version that it was opened from; lives as long as the worker. */
export type ConfigCache = Map<string, { version: number; opened: Record<string, unknown> }>;

/** Reads one configuration: undefined where nothing is saved, null where what is saved cannot be used. */
export type ConfigOf = <Value extends Record<string, unknown>>(
  type: ConfigType<Value>,
) => Promise<Value | null | undefined>;

/** Reads each row at most once a request; secrets are opened only where the cache holds no value of the same version. */
export function configReader(app: Pick<App, "db" | "secrets" | "log">, cache: ConfigCache): ConfigOf {
  const reads = new Map<string, Promise<Record<string, unknown> | null>>();

  return async function configOf({ name, shape, secrets }) {
    const read = reads.get(name) ?? openLatest(name, Object.keys(secrets));
    reads.set(name, read);
    const opened = await read;
    if (!opened) return undefined;
    const parsed = shape.safeParse(opened);
    if (!parsed.success) app.log({ event: "config.unusable", level: "error", name });
    return parsed.data ?? null;
  };

  async function openLatest(name: string, secrets: string[]) {
    const row = await findConfig(app.db, name);
    if (!row) return null;
    const version = row.updatedAt.getTime();
    const cached = cache.get(name);
    if (cached?.version === version) return cached.opened;
    const opened = await openSecrets(app, row, secrets);
    cache.set(name, { version, opened });
    return opened;
  }
}
