import type { z } from "zod";
import { boundedJson } from "~/core/bounded-json";
import { type Result, refuse } from "~/core/result";
import type { allConfigAnswer, ConfigAnswer, configSaved } from "./api-calls";
import { readSettings } from "./own/read-settings.server";
import { type Asked, type ReadingConfig, registry, type SavingConfig } from "./registry.server";

type Registered = (typeof registry)[number];

export async function readAllApiConfig(
  app: ReadingConfig,
  asked: Asked,
): Promise<z.infer<typeof allConfigAnswer>> {
  const { readings } = await readSettings(app, asked.member, asked.locale);
  const readable = registry.filter((config) => mayRead(config, asked));
  const answers = await Promise.all(readable.map((config) => answerOf(app, config, { ...asked, readings })));
  return Object.fromEntries(answers.map((answer) => [answer.type, answer]));
}

export async function readApiConfig(
  app: ReadingConfig,
  { type, ...asked }: Asked & { type: string },
): Promise<Result<{ answer: ConfigAnswer }>> {
  const config = configOf(type);
  if (!config) return refuse("settings.unknownType");
  if (!mayRead(config, asked)) return refuse("forbidden");
  return { ok: true, answer: await answerOf(app, config, asked) };
}

export async function saveApiConfig(
  app: SavingConfig,
  { type, value: sent, ...asked }: Asked & { type: string; value: unknown },
): Promise<Result<{ answer: z.infer<typeof configSaved> }>> {
  const config = configOf(type);
  if (!config) return refuse("settings.unknownType");
  if (isGlobalType(type) && !asked.member.isAdmin) return refuse("forbidden");
  const read = sentValue(sent, config.isText);
  if (!read.ok) return read;
  const saved = await config.save(app, asked, read.value);
  return saved.ok ? { ok: true, answer: { ok: true, ...(await answerOf(app, config, asked)) } } : saved;
}

function configOf(type: string): Registered | undefined {
  return registry.find((config) => config.type === type);
}

/** Whether the administrator alone may change it. */
export function isGlobalType(type: string): boolean {
  return (configOf(type)?.scope ?? "own") !== "own";
}

function mayRead({ scope }: Registered, { member }: Asked): boolean {
  return scope !== "administrator" || member.isAdmin;
}

async function answerOf(app: ReadingConfig, { type, read }: Registered, asked: Asked): Promise<ConfigAnswer> {
  const { value, isDefault, isSuspended = false } = await read(app, asked);
  return { type, value: JSON.stringify(value), is_default: isDefault, is_suspended: isSuspended };
}

/** A value as it was sent: itself, or as JSON in a string. A setting that is a text may also be sent as that text. */
export function sentValue(sent: unknown, isText: boolean): Result<{ value: unknown }> {
  if (typeof sent !== "string") return { ok: true, value: sent };
  const parsed = boundedJson(sent);
  if (isText) return { ok: true, value: parsed.ok && typeof parsed.value === "string" ? parsed.value : sent };
  return parsed.ok ? parsed : refuse("settings.notJson");
}

const statuses: Record<string, number> = {
  "settings.unknownType": 400,
  "settings.notJson": 400,
  "settings.proOnly": 403,
  "settings.focusProOnly": 403,
  forbidden: 403,
};

/** The HTTP status of a refused setting; what was understood and does not fit is 422. */
export function statusOfRefusal(reason: string): number {
  return Object.hasOwn(statuses, reason) ? (statuses[reason] ?? 422) : 422;
}
