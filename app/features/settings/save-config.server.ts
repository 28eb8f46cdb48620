import type { ErrorKey } from "~/core/error-key";
import type { FormProblems } from "~/core/form";
import type { App } from "~/ports/app";
import { type ConfigType, GLOBAL } from "./config-types";
import { fieldName, openSecrets } from "./read-config.server";
import { type Parts, replacedParts } from "./replaced-parts";
import { findConfig, type StoredConfig, upsertConfig } from "./store.server";

type Problems = { ok: false; problems: FormProblems };

type Saving = Pick<App, "db" | "secrets" | "outside" | "services" | "now" | "newId" | "log">;

/** Saves a configuration with its secrets sealed, and in the same batch that this administrator (a Ping ID) did. A secret left empty
 * stays, unless an address that it is sent to changes: it would reach whoever stands behind the new one. One that is null goes. */
export async function saveConfig<Value extends Record<string, unknown>>(
  app: Saving,
  administrator: string,
  type: ConfigType<Value>,
  entered: Record<string, unknown>,
): Promise<{ ok: true } | Problems> {
  const judged = await judgeConfig(app, type, entered);
  if (!judged.ok) return judged;
  const value: StoredConfig["value"] = { ...judged.value };
  for (const secret of Object.keys(type.secrets)) {
    const plain = value[secret];
    if (typeof plain === "string")
      value[secret] = await app.secrets.seal(plain, fieldName(type.name, secret));
  }
  const at = app.now();
  const before = replacedParts(partsOf(type, judged.before), partsOf(type, judged.value));
  const change = { id: app.newId(), at, actor: administrator, before };
  const row = { scope: GLOBAL, type: type.name, value, updatedAt: at };
  await upsertConfig(app.db, row, change, type.subjects?.(judged.value));
  return { ok: true };
}

/** What would be saved, and what is stored now, secrets in plain text and those left empty as they are; or why it would not. */
export async function judgeConfig<Value extends Record<string, unknown>>(
  app: Pick<App, "db" | "secrets" | "outside" | "services" | "log">,
  { name, shape, secrets, addresses, problems }: ConfigType<Value>,
  entered: Record<string, unknown>,
): Promise<{ ok: true; value: Value; before: Record<string, unknown> } | Problems> {
  const stored = await findConfig(app.db, name);
  const before = stored ? await openSecrets(app, stored, Object.keys(secrets)) : {};
  const secretsOf: [string, readonly string[] | undefined][] = Object.entries(secrets);
  const isLeft = (secret: string) => entered[secret] === undefined || entered[secret] === "";
  const left = secretsOf.filter(([secret]) => isLeft(secret));
  const removed = secretsOf.filter(([secret]) => entered[secret] === null);
  const merged = {
    ...entered,
    ...Object.fromEntries(left.map(([secret]) => [secret, before[secret]])),
    ...Object.fromEntries(removed.map(([secret]) => [secret, undefined])),
  };
  const parsed = shape.safeParse(merged);
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? "")));
    const told: Partial<Record<string, ErrorKey>> = problems ?? {};
    return {
      ok: false,
      problems: problemsOf([...fields], (field) => told[field] ?? problemOf(merged[field])),
    };
  }

  const { data } = parsed;
  const value: Record<string, unknown> = data;
  const places = new Set(secretsOf.flatMap(([, fields = []]) => fields));
  const asked = [...places].flatMap((place): [string, string][] => {
    const url = value[place];
    return typeof url === "string" ? [[place, url]] : [];
  });
  const refused = [
    ...asked.filter(([, url]) => !app.services.check(url).ok),
    ...(addresses?.(data) ?? []).filter(([, url]) => !app.outside.check(url, true).ok),
  ];
  if (refused.length > 0)
    return { ok: false, problems: problemsOf(fieldsOf(refused), () => "config.badAddress") };
  const moved = left.filter(
    ([secret, fields = []]) =>
      before[secret] !== undefined &&
      fields.some((place) => value[place] !== undefined && value[place] !== before[place]),
  );
  if (moved.length > 0) return { ok: false, problems: problemsOf(fieldsOf(moved), () => "config.keyNeeded") };
  return { ok: true, value: data, before };
}

/** Fields and secrets apart, unless the type itself knows better. What is stored in another shape tells nothing. */
function partsOf<Value extends Record<string, unknown>>(
  { shape, secrets, parts }: ConfigType<Value>,
  value: Record<string, unknown>,
): Parts {
  if (parts) {
    const shaped = shape.safeParse(value);
    return shaped.success ? parts(shaped.data) : { said: {}, unsaid: {} };
  }
  const entries = Object.entries(value);
  const isSecret = (field: string) => Object.hasOwn(secrets, field);
  return {
    said: Object.fromEntries(entries.filter(([field]) => !isSecret(field))),
    unsaid: Object.fromEntries(entries.filter(([field]) => isSecret(field))),
  };
}

function fieldsOf(entries: [field: string, ...rest: unknown[]][]): string[] {
  return [...new Set(entries.map(([field]) => field))];
}

function problemsOf(fields: string[], keyOf: (field: string) => ErrorKey): FormProblems {
  return Object.fromEntries(fields.map((field) => [field, [keyOf(field)]]));
}

function problemOf(value: unknown): ErrorKey {
  return (value ?? "") === "" ? "form.missing" : "form.invalid";
}
