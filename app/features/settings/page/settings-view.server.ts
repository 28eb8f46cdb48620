import { encode } from "uqr";
import { longDate } from "~/core/dates";
import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { may, proEnd } from "~/core/membership";
import type { SentSettings } from "~/core/memwink";
import type { App } from "~/ports/app";
import type { MemwinkLinks } from "../memwink-links";
import { readSettings } from "../own/read-settings.server";
import type { FocusChoice, Readings } from "../own/reading";
import type { CommunityCode, SettingsView } from "./settings-view";

type Viewing = { member: Member; locale: Locale; links: MemwinkLinks };

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

/** The codes of the configured communities, each as one path of an SVG. Four modules of white around them, as the standard asks. */
export function communityCodes({ communityZh, communityEn }: MemwinkLinks): CommunityCode[] {
  const links = [
    { id: "zh" as const, url: communityZh },
    { id: "en" as const, url: communityEn },
  ];
  return links.flatMap(({ id, url }) => (url ? [{ id, url, ...codeOf(url) }] : []));
}

export function codeOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join("") };
}

/** The settings as the extension takes them: what counts now, with the feed that the news come from by name. */
export function sentSettings(
  readings: Readings,
  choices: readonly FocusChoice[],
  { pingId, locale, radar }: { pingId: string; locale: Locale; radar: string },
): SentSettings {
  const { enabled, worldFilter } = readings.memwink_news_agent.value;
  const chosen =
    choices.find(({ tag_id }) => tag_id === worldFilter) ??
    choices.find(({ lang }) => lang === locale) ??
    choices[0];
  const { tag_id: worldTag = "", tag_name: worldName = "" } = chosen ?? {};
  return {
    language: readings.language.value,
    theme: readings.memwink_theme.value,
    quoteStyle: readings.memwink_quote_style.value,
    quoteTemplate: readings.memwink_quote_template.value,
    genPrompt: readings.memwink_gen_prompt.value,
    qaPrompt: readings.memwink_qa_prompt.value,
    embedModel: readings.memwink_embed_model.value,
    news: {
      ...(enabled
        ? { tag: pingId, name: radar, isOwn: true }
        : { tag: worldTag, name: worldName, isOwn: false }),
      worldTag,
      worldName,
    },
  };
}
