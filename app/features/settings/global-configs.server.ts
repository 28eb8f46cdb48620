import type { Member } from "~/core/member";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type GlobalType, globalTypes } from "./api-shapes";
import { focusChoicesOf } from "./own/focus-choices";

export type ReadingGlobal = Pick<App, "db">;
export type SavingGlobal = Pick<App, "db">;

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
    read: async () => {
      return { value: focusChoicesOf(undefined), isDefault: true };
    },
    save: async () => refuse("unavailable"),
  },
  llm_config: {
    isShared: false,
    read: async () => ({ value: {}, isDefault: true }),
    save: async () => refuse("unavailable"),
  },
};

export function globalTypeOf(name: string): GlobalType | null {
  return globalTypes.find((type) => type === name) ?? null;
}
