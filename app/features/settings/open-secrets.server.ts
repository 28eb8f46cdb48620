import type { App } from "~/ports/app";
import type { StoredConfig } from "./store.server";

export function fieldName({ scope, type }: Pick<StoredConfig, "scope" | "type">, field: string): string {
  return `${scope}/${type}/${field}`;
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
    const plain = typeof sealed === "string" ? await app.secrets.open(sealed, fieldName(row, secret)) : null;
    if (plain === null) {
      delete opened[secret];
      app.log({ event: "config.unreadable", level: "error", name: row.type, code: secret });
    } else opened[secret] = plain;
  }
  return opened;
}
