import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import type { Result } from "~/core/result";
import type { App } from "~/ports/app";
import { changesOf, keepSuspended, type SettingChange, type SettingForm } from "./forms";
import { readSettings } from "./read-settings.server";
import type { Readings } from "./reading";
import { saveSettings } from "./save-settings.server";

type Saving = Pick<App, "db" | "now">;
type Owner = Pick<Member, "id" | "membership">;

export function submitSetting(app: Saving, owner: Owner, form: SettingForm, locale: Locale) {
  return changeSettings(app, owner, locale, (readings) => changesOf(form, readings));
}

/** Saves changes of a member's settings, which may depend on what is saved. */
export async function changeSettings(
  app: Saving,
  owner: Owner,
  locale: Locale,
  wanted: (readings: Readings) => readonly SettingChange[],
): Promise<Result<object>> {
  const { readings, focus } = await readSettings(app, owner, locale);
  const focusTags = focus.map(({ tag_id }) => tag_id);
  const changes = keepSuspended(wanted(readings), readings);
  const quoteTemplate = readings.memwink_quote_template.kept;
  return saveSettings(app, { owner, changes, focusTags, quoteTemplate });
}
