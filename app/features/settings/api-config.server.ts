import type { z } from "zod";
import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { allConfigAnswer, ConfigAnswer, configSaved, GlobalType } from "./api-shapes";
import { sentValue } from "./config-value";
import { globalConfigs, globalTypeOf, type ReadingGlobal, type SavingGlobal } from "./global-configs.server";
import { readSettings } from "./own/read-settings.server";
import type { Reading } from "./own/reading";
import { type NewsAgent, type OwnType, ownSettings, ownTypeOf, ownTypes } from "./own/setting-types";
import { changeSettings } from "./own/submit-setting.server";

type Asked = { member: Member; locale: Locale };

export async function readAllApiConfig(
  app: ReadingGlobal,
  { member, locale }: Asked,
): Promise<z.infer<typeof allConfigAnswer>> {
  const { readings } = await readSettings(app, member, locale);
  const own = ownTypes.map((type) => [type, ownAnswer(type, readings[type], member)]);
  const readable = Object.entries(globalConfigs).filter(([, each]) => each.isShared || member.isAdmin);
  const shared = await Promise.all(
    readable.map(async ([type]) => {
      const known = globalTypeOf(type);
      return known ? [[known, await globalAnswer(app, known, member)]] : [];
    }),
  );
  return Object.fromEntries([...own, ...shared.flat()]);
}

export async function readApiConfig(
  app: ReadingGlobal,
  { member, type, locale }: Asked & { type: string },
): Promise<Result<{ answer: ConfigAnswer }>> {
  const global = globalTypeOf(type);
  if (global) {
    if (!globalConfigs[global].isShared && !member.isAdmin) return refuse("forbidden");
    return { ok: true, answer: await globalAnswer(app, global, member) };
  }
  const own = ownTypeOf(type);
  if (!own) return refuse("settings.unknownType");
  const { readings } = await readSettings(app, member, locale);
  return { ok: true, answer: ownAnswer(own, readings[own], member) };
}

export async function saveApiConfig(
  app: SavingGlobal & Pick<App, "db" | "now">,
  { member, type, value: sent, locale }: Asked & { type: string; value: unknown },
): Promise<Result<{ answer: z.infer<typeof configSaved> }>> {
  const saved = await saveValue(app, member, type, sent, locale);
  if (!saved.ok) return saved;
  const read = await readApiConfig(app, { member, type, locale });
  return read.ok ? { ok: true, answer: { ok: true, ...read.answer } } : read;
}

async function saveValue(
  app: SavingGlobal & Pick<App, "db" | "now">,
  member: Member,
  type: string,
  sent: unknown,
  locale: Locale,
): Promise<Result<object>> {
  const global = globalTypeOf(type);
  if (global && !member.isAdmin) return refuse("forbidden");
  const own = ownTypeOf(type);
  if (!global && !own) return refuse("settings.unknownType");
  const read = sentValue(sent, own !== null && ownSettings[own].isText);
  if (!read.ok) return read;
  if (global) return globalConfigs[global].save(app, member, read.value);
  if (!own) return refuse("settings.unknownType");
  return changeSettings(app, member, locale, () => [{ type: own, value: read.value }]);
}

function ownAnswer(
  type: OwnType,
  { value, isDefault, isSuspended }: Reading<string | NewsAgent>,
  member: Member,
): ConfigAnswer {
  const shown = typeof value === "string" ? value : { ...value, tag_id: member.pingId };
  return { type, value: JSON.stringify(shown), is_default: isDefault, is_suspended: isSuspended };
}

async function globalAnswer(app: ReadingGlobal, type: GlobalType, member: Member): Promise<ConfigAnswer> {
  const { value, isDefault } = await globalConfigs[type].read(app, member);
  return { type, value: JSON.stringify(value), is_default: isDefault, is_suspended: false };
}
