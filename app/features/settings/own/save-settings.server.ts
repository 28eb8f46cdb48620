import type { z } from "zod";
import type { ErrorKey } from "~/core/error-key";
import { type Membership, may } from "~/core/membership";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { SettingChange } from "./forms";
import { type NewsAgent, type OwnSetting, ownSettings } from "./setting-types";
import { type OwnRow, upsertSettings } from "./store.server";

type Saving = {
  owner: { id: string; membership: Membership };
  changes: readonly SettingChange[];
  /** The tags of the world focus points that can be followed. */
  focusTags: readonly string[];
  /** The template for quotes that is stored; empty where there is none. */
  quoteTemplate: string;
};

export async function saveSettings(
  app: Pick<App, "db" | "now">,
  { owner, changes, focusTags, quoteTemplate }: Saving,
): Promise<Result<object>> {
  const rows: OwnRow[] = [];
  let agent: NewsAgent | null = null;
  const hasTemplate = quoteTemplate !== "" || changes.some(({ type }) => type === "memwink_quote_template");
  for (const { type, value: sent, keepsPlanValues = false } of changes) {
    const { shape, needs, refusal }: OwnSetting<unknown> = ownSettings[type];
    const parsed = shape.safeParse(sent);
    if (!parsed.success) return refuse(reasonOf(parsed.error));
    const value = parsed.data;
    if (type === "memwink_news_agent") {
      agent = ownSettings.memwink_news_agent.shape.parse(value);
      const isThere = agent.worldFilter === "" || focusTags.includes(agent.worldFilter);
      if (!isThere) return refuse("settings.focusGone");
    }
    const isAllowed = keepsPlanValues || needs(value).every((ability) => may(owner.membership, ability));
    if (!isAllowed) return refuse(refusal);
    if (type === "memwink_quote_style" && value === "custom" && !hasTemplate)
      return refuse("settings.quoteMissing");
    rows.push({ type, value: { value }, updatedAt: app.now() });
  }
  await upsertSettings(app.db, owner.id, rows, agent);
  return { ok: true };
}

const refusals = [
  "settings.templateMissing",
  "settings.quoteMissing",
  "settings.focusMissing",
  "settings.promptMissing",
  "settings.tooLong",
] as const satisfies readonly ErrorKey[];

function reasonOf({ issues }: z.ZodError): ErrorKey {
  return refusals.find((key) => key === issues[0]?.message) ?? "settings.invalidValue";
}
