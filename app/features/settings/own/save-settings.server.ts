import type { ErrorKey } from "~/core/error-key";
import { type Membership, may } from "~/core/membership";
import type { Ability } from "~/core/plans";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { SettingChange } from "./forms";
import { type NewsAgent, type OwnSetting, type OwnType, ownSettings } from "./setting-types";
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

type Checked = { value: unknown; needs: readonly Ability[]; refusal: OwnSetting<unknown>["refusal"] };

const refusals = [
  "settings.templateMissing",
  "settings.quoteMissing",
  "settings.focusMissing",
  "settings.promptMissing",
  "settings.tooLong",
] as const satisfies readonly ErrorKey[];

/** Whether a setting has its shape, and what it needs. `focusTags` are the world focus points there are. */
function checkSetting(
  type: OwnType,
  value: unknown,
  focusTags: readonly string[],
): Result<Checked, ErrorKey> {
  const { shape, needs, refusal }: OwnSetting<unknown> = ownSettings[type];
  const parsed = shape.safeParse(value);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message;
    return refuse(refusals.find((key) => key === message) ?? "settings.invalidValue");
  }
  const followed = type === "memwink_news_agent" ? followedTag(parsed.data) : "";
  if (followed !== "" && !focusTags.includes(followed)) return refuse("settings.focusGone");
  return { ok: true, value: parsed.data, needs: needs(parsed.data), refusal };
}

function followedTag(agent: unknown): string {
  const parsed = ownSettings.memwink_news_agent.shape.safeParse(agent);
  return parsed.success ? parsed.data.worldFilter : "";
}
