import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import type { App } from "~/ports/app";
import { type FocusChoice, focusChoicesOf, type Readings, readingsOf } from "./reading";
import { findSettings } from "./store.server";

type OwnSettings = { readings: Readings; focus: FocusChoice[] };

export async function readSettings(
  app: Pick<App, "db">,
  { id, membership }: Pick<Member, "id" | "membership">,
  locale: Locale,
): Promise<OwnSettings> {
  const stored = await findSettings(app.db, id);
  return {
    readings: readingsOf(stored.own, membership, locale),
    focus: focusChoicesOf(stored.focus),
  };
}
