import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import type { Result } from "~/core/result";
import type { App } from "~/ports/app";
import { changesOf, type SettingForm } from "./forms";
import { keepSuspended } from "./keep-suspended";
import { readSettings } from "./read-settings.server";
import { saveSettings } from "./save-settings.server";

/** Saves what a form of the settings page sent. */
export async function submitSetting(
  app: Pick<App, "db" | "now">,
  owner: Pick<Member, "id" | "membership">,
  form: SettingForm,
  locale: Locale,
): Promise<Result<object>> {
  const { readings, focus } = await readSettings(app, owner, locale);
  const focusTags = focus.map(({ tag_id }) => tag_id);
  const changes = keepSuspended(changesOf(form, readings), readings);
  const quoteTemplate = readings.memwink_quote_template.kept;
  return saveSettings(app, { owner, changes, focusTags, quoteTemplate });
}
