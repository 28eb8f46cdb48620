import { type Membership, may } from "~/core/membership";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { checkSetting } from "./check-setting";
import type { SettingChange } from "./forms";
import { type NewsAgent, ownSettings } from "./setting-types";
import { type OwnRow, upsertSettings } from "./store.server";

type Saving = {
  owner: { id: string; membership: Membership };
  changes: readonly SettingChange[];
  /** The tags of the world focus points that can be followed. */
  focusTags: readonly string[];
  /** The template for quotes that is stored; empty where there is none. */
  quoteTemplate: string;
};

/** Saves settings of a member, all of them or none. */
export async function saveSettings(
  app: Pick<App, "db" | "now">,
  { owner, changes, focusTags, quoteTemplate }: Saving,
): Promise<Result<object>> {
  const rows: OwnRow[] = [];
  let agent: NewsAgent | null = null;
  const hasTemplate = quoteTemplate !== "" || changes.some(({ type }) => type === "memwink_quote_template");
  for (const { type, value, keepsPlanValues = false } of changes) {
    const checked = checkSetting(type, value, focusTags);
    if (!checked.ok) return checked;
    const isAllowed = keepsPlanValues || checked.needs.every((ability) => may(owner.membership, ability));
    if (!isAllowed) return refuse(checked.refusal);
    if (type === "memwink_quote_style" && value === "custom" && !hasTemplate)
      return refuse("settings.quoteMissing");
    if (type === "memwink_news_agent") agent = ownSettings.memwink_news_agent.shape.parse(checked.value);
    rows.push({ type, value: { value: checked.value }, updatedAt: app.now() });
  }
  await upsertSettings(app.db, owner.id, rows, agent);
  return { ok: true };
}
