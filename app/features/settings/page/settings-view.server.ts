import { longDate } from "~/core/dates";
import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { may, proEnd } from "~/core/membership";
import type { App } from "~/ports/app";
import type { MemwinkLinks } from "../memwink-links";
import { readSettings } from "../own/read-settings.server";
import { communityCodes } from "./community-codes.server";
import { sentSettings } from "./sent-settings";
import type { SettingsView } from "./settings-view";

type Viewing = { member: Member; locale: Locale; links: MemwinkLinks };

/** Everything that the settings page shows of a member. */
export async function viewSettings(
  app: Pick<App, "db" | "payments" | "translate">,
  { member, locale, links }: Viewing,
): Promise<SettingsView> {
  const { membership } = member;
  const { readings, focus } = await readSettings(app, member, locale);
  const { pluginStore, pluginZip, iosZh, iosEn } = links;
  return {
    readings,
    choices: focus,
    plan: {
      until: membership.pro && longDate(membership.pro.until, locale),
      renews: membership.pro?.renews ?? false,
      isPaid: membership.hasStripePro,
      isSold: app.payments.sells("pro", locale),
      isUnread: membership.isUnread ?? false,
    },
    abilities: {
      prompts: may(membership, "customPrompts"),
      quote: may(membership, "customQuote"),
      focus: may(membership, "customFocus"),
      embedding: may(membership, "advancedEmbedding"),
    },
    codes: communityCodes(links),
    proUntil: proEnd(membership),
    sent: sentSettings(readings, focus, {
      pingId: member.pingId,
      locale,
      radar: app.translate(locale)("settings:extension.ownRadar"),
    }),
    downloads: { pluginStore, pluginZip, ios: locale === "zh" ? iosZh : iosEn },
  };
}
