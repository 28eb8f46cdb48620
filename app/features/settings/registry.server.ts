import type { FormProblems } from "~/core/form";
import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { recordOf } from "~/core/parse-unknown";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { ConfigAnswer } from "./api-calls";
import { readFocus, saveFocus, sentRows } from "./focus/focus.server";
import { sharedPoints } from "./focus-points";
import { llmConfig, llmLimits, llmModels } from "./llm/llm-config";
import { readSettings } from "./own/read-settings.server";
import type { Reading, Readings } from "./own/reading";
import { type NewsAgent, type OwnType, ownSettings, ownTypes } from "./own/setting-types";
import { changeSettings } from "./own/submit-setting.server";
import { readConfig } from "./read-config.server";
import { saveConfig } from "./save-config.server";

export type ReadingConfig = Pick<App, "db" | "secrets" | "log" | "adminEmail">;
export type SavingConfig = ReadingConfig & Pick<App, "outside" | "services" | "now" | "newId">;
/** `readings` are those of the member, where they are read already. */
export type Asked = { member: Member; locale: Locale; readings?: Readings };

type Registered = {
  type: ConfigAnswer["type"];
  /** `own` is each member's. The administrator alone changes the others, of which members read what is `shared`. */
  scope: "own" | "shared" | "administrator";
  isText: boolean;
  read(
    app: ReadingConfig,
    asked: Asked,
  ): Promise<{ value: unknown; isDefault: boolean; isSuspended?: boolean }>;
  save(app: SavingConfig, asked: Asked, value: unknown): Promise<Result<object>>;
};

const ownConfig = (type: OwnType): Registered => ({
  type,
  scope: "own",
  isText: ownSettings[type].isText,
  read: async (app, { member, locale, readings }) => {
    const own = readings ?? (await readSettings(app, member, locale)).readings;
    const { value, ...reading }: Reading<string | NewsAgent> = own[type];
    return { ...reading, value: typeof value === "string" ? value : { ...value, tag_id: member.pingId } };
  },
  save: (app, { member, locale }, value) => changeSettings(app, member, locale, () => [{ type, value }]),
});

/** Every configuration there is, as calls read and save it. */
export const registry: readonly Registered[] = [
  ...ownTypes.map(ownConfig),
  {
    type: "world_focus_points",
    scope: "shared",
    isText: false,
    read: async (app, { member }) => {
      const { points, isDefault } = await readFocus(app, app.adminEmail ?? "");
      return { value: member.isAdmin ? points : sharedPoints(points), isDefault };
    },
    save: async (app, { member }, sent) => {
      const rows = sentRows(sent, (await readFocus(app, "")).points);
      return rows ? refused(await saveFocus(app, member.pingId, rows)) : refuse("settings.invalidValue");
    },
  },
  {
    type: "llm_config",
    scope: "administrator",
    isText: false,
    read: async (app) => {
      const saved = await readConfig(app, llmConfig);
      return { value: saved ?? {}, isDefault: saved === null };
    },
    save: async (app, { member }, sent) => {
      const saved = recordOf(await readConfig(app, llmConfig));
      const kept = [...llmModels, ...llmLimits, "isStopped"].map((field) => [field, saved[field]]);
      const entered = Object.entries({ ...Object.fromEntries(kept), ...recordOf(sent) });
      const filled = entered.filter(([, value]) => typeof value !== "string" || value.trim() !== "");
      return refused(await saveConfig(app, member.pingId, llmConfig, Object.fromEntries(filled)));
    },
  },
];

/** The first of what is wrong, as a call is told it. */
function refused(saved: { ok: true } | { ok: false; problems: FormProblems }): Result<object> {
  return saved.ok ? saved : refuse(Object.values(saved.problems).flat()[0] ?? "form.invalid");
}
