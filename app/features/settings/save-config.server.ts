import type { ErrorKey } from "~/core/error-key";
import type { FormProblems } from "~/core/form";
import type { App } from "~/ports/app";
import type { ConfigType } from "./config-types";
import { fieldName, openSecrets } from "./open-secrets.server";
import { findConfig, upsertConfig } from "./store.server";

type Saved = { ok: true } | { ok: false; problems: FormProblems };

/** Saves a configuration with its secrets sealed. A secret left empty stays, unless the address that it is sent to changes:
 * it would reach whoever stands behind the new one. */
export async function saveConfig<Value extends Record<string, unknown>>(
  app: Pick<App, "db" | "secrets" | "now" | "log" | "mayBeFetched">,
  scope: string,
  { name, shape, secrets }: ConfigType<Value>,
  entered: Record<string, unknown>,
): Promise<Saved> {
  const stored = await findConfig(app.db, scope, name);
  const before = stored ? await openSecrets(app, stored, Object.keys(secrets)) : {};
  const left = Object.keys(secrets).filter((secret) => (entered[secret] ?? "") === "");
  const merged = { ...entered, ...Object.fromEntries(left.map((secret) => [secret, before[secret]])) };
  const parsed = shape.safeParse(merged);
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? "")));
    return { ok: false, problems: problemsOf([...fields], (field) => problemOf(merged[field])) };
  }

  const value: Record<string, unknown> = { ...parsed.data };
  const refused = Object.values(secrets).filter((address) => {
    const url = typeof address === "string" ? value[address] : undefined;
    return typeof url === "string" && !app.mayBeFetched(url);
  });
  if (refused.length > 0)
    return { ok: false, problems: problemsOf(refused.map(String), () => "form.invalid") };
  const moved = left.filter((secret) => {
    if (before[secret] === undefined) return false;
    const address = Object.entries(secrets).find(([field]) => field === secret)?.[1];
    return typeof address === "string" && value[address] !== before[address];
  });
  if (moved.length > 0) return { ok: false, problems: problemsOf(moved, () => "config.keyNeeded") };
  for (const secret of Object.keys(secrets)) {
    const plain = value[secret];
    if (typeof plain === "string")
      value[secret] = await app.secrets.seal(plain, fieldName({ scope, type: name }, secret));
  }
  await upsertConfig(app.db, { scope, type: name, value, updatedAt: app.now() });
  return { ok: true };
}

function problemsOf(fields: string[], keyOf: (field: string) => ErrorKey): FormProblems {
  return Object.fromEntries(fields.map((field) => [field, [keyOf(field)]]));
}

function problemOf(value: unknown): ErrorKey {
  return (value ?? "") === "" ? "form.missing" : "form.invalid";
}
