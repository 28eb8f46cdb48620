import type { Member } from "~/core/member";
import { recordOf } from "~/core/parse-unknown";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type GlobalType, globalTypes } from "./api-shapes";
import { type ConfigType, GLOBAL } from "./config-types";
import { defaultFocusPoints, worldFocus } from "./focus/world-focus";
import { sharedPoints } from "./focus-points";
import { llmConfig } from "./llm/llm-config";
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
      const parsed = worldFocus.shape.safeParse(await readConfig(app, GLOBAL, worldFocus));
      const points = parsed.success ? parsed.data.points : defaultFocusPoints(app.adminEmail ?? "");
      return { value: isAdmin ? points : sharedPoints(points), isDefault: !parsed.success };
    },
    save: (app, administrator, points) => save(app, administrator, worldFocus, { points }),
  },
  llm_config: {
    isShared: false,
    read: async (app) => {
      const saved = await readConfig(app, GLOBAL, llmConfig);
      return { value: saved ?? {}, isDefault: saved === null };
    },
    save: (app, administrator, value) => save(app, administrator, llmConfig, recordOf(value)),
  },
};

export function globalTypeOf(name: string): GlobalType | null {
  return globalTypes.find((type) => type === name) ?? null;
}

async function save<Value extends Record<string, unknown>>(
  app: SavingGlobal,
  { pingId }: Member,
  type: ConfigType<Value>,
  entered: Record<string, unknown>,
): Promise<Result<object>> {
  const saved = await saveGlobalConfig(app, pingId, type, entered);
  if (saved.ok) return saved;
  const [problem] = Object.values(saved.problems).flat();
  return refuse(problem ?? "form.invalid");
}
