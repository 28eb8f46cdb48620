import type { ErrorKey } from "~/core/error-key";
import type { Ability } from "~/core/plans";
import { type Result, refuse } from "~/core/result";
import { type OwnSetting, type OwnType, ownSettings } from "./setting-types";

type Checked = { value: unknown; needs: readonly Ability[]; refusal: OwnSetting<unknown>["refusal"] };

const refusals = [
  "settings.templateMissing",
  "settings.quoteMissing",
  "settings.focusMissing",
  "settings.promptMissing",
  "settings.tooLong",
] as const satisfies readonly ErrorKey[];

/** Whether a setting has its shape, and what it needs. `focusTags` are the world focus points there are. */
export function checkSetting(
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
