import type { Locale } from "~/core/locale";
import type { SentSettings } from "~/core/memwink";
import type { FocusChoice } from "../own/focus-choices";
import type { Readings } from "../own/reading";

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
