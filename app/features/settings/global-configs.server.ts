import type { FormProblems } from "~/core/form";
import type { Member } from "~/core/member";
import { recordOf } from "~/core/parse-unknown";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type GlobalType, globalTypes } from "./api-shapes";
import { GLOBAL } from "./config-types";
import { readFocus } from "./focus/read-focus.server";
import { saveFocus } from "./focus/save-focus.server";
import { sentRows } from "./focus/sent-points";
import { sharedPoints } from "./focus-points";
import { llmConfig, llmLimits, llmModels } from "./llm/llm-config";
import { readConfig } from "./read-config.server";
import { saveGlobalConfig } from "./save-config.server";

export type ReadingGlobal = Pick<App, "db" | "secrets" | "log" | "adminEmail">;
export type SavingGlobal = Pick<App, "db" | "secrets" | "outside" | "now" | "newId" | "log" | "adminEmail">;

type GlobalConfig = {
  /** Whether every member may read it; what they are shown is then not all that the administrator is. */
  isShared: boolean;
  read(app: ReadingGlobal, member: Member): Promise<{ value: unknown; isDefault: boolean }>;
  save(app: SavingGlobal, administrator: Member, value: unknown): Promise<Result<object>>;
};

/** What the whole product shares. The administrator alone may change it. */
export const globalConfigs: Record<GlobalType, GlobalConfig> = {
  world_focus_points: {
    isShared: true,
    read: async (app, { isAdmin }) => {
      const { points, isDefault } = await readFocus(app, app.adminEmail ?? "");
      return { value: isAdmin ? points : sharedPoints(points), isDefault };
    },
    save: async (app, { pingId }, sent) => {
      const rows = sentRows(sent, (await readFocus(app, "")).points);
      return rows ? refused(await saveFocus(app, pingId, rows)) : refuse("settings.invalidValue");
    },
  },
  llm_config: {
    isShared: false,
    read: async (app) => {
      const saved = await readConfig(app, GLOBAL, llmConfig);
      return { value: saved ?? {}, isDefault: saved === null };
    },
    save: async (app, { pingId }, sent) => {
      const saved = recordOf(await readConfig(app, GLOBAL, llmConfig));
      const kept = [...llmModels, ...llmLimits].map((field) => [field, saved[field]]);
      const entered = Object.entries({ ...Object.fromEntries(kept), ...recordOf(sent) });
      const filled = entered.filter(([, value]) => typeof value !== "string" || value.trim() !== "");
      return refused(await saveGlobalConfig(app, pingId, llmConfig, Object.fromEntries(filled)));
    },
  },
};

export function globalTypeOf(name: string): GlobalType | null {
  return globalTypes.find((type) => type === name) ?? null;
}

/** The first of what is wrong, as a call is told it. */
function refused(saved: { ok: true } | { ok: false; problems: FormProblems }): Result<object> {
  if (saved.ok) return saved;
  const [problem] = Object.values(saved.problems).flat();
  return refuse(problem ?? "form.invalid");
}
