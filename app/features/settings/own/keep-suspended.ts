import type { SettingChange } from "./forms";
import type { Reading, Readings } from "./reading";
import { ownSettings } from "./setting-types";

/** The changes that leave what counts no more, because its plan has ended, as it was saved. It goes where something else than what
 * counts in its place was chosen; of the news agent the world focus alone changes. */
export function keepSuspended(changes: readonly SettingChange[], readings: Readings): SettingChange[] {
  return changes.flatMap((change) => {
    const reading: Reading<unknown> = readings[change.type];
    if (change.keepsPlanValues || !reading.isSuspended) return [change];
    if (change.type === "memwink_news_agent") return [withKeptAgent(change, readings)];
    return change.value === reading.value ? [] : [change];
  });
}

function withKeptAgent(
  change: SettingChange,
  { memwink_news_agent: { kept } }: Pick<Readings, "memwink_news_agent">,
): SettingChange {
  const { shape, needs } = ownSettings.memwink_news_agent;
  const parsed = shape.safeParse(change.value);
  if (!parsed.success || needs(parsed.data).length > 0) return change;
  const { worldFilter } = parsed.data;
  const value = { ...kept, enabled: kept.enabled && worldFilter !== "", worldFilter };
  return { ...change, value, keepsPlanValues: true };
}
