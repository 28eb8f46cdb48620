import type { Locale, MessageValues } from "~/core/locale";
import { languageOf, textOfKey } from "~/i18n/language";
import en from "~/i18n/locales/en/extension.json";
import zh from "~/i18n/locales/zh/extension.json";

const languages = { en: languageOf("en", { extension: en }), zh: languageOf("zh", { extension: zh }) };

/** Days as a language writes them. */
export const datesIn = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { dateStyle: "medium" });

export type Texts = ReturnType<typeof textsIn>;

export function textsIn(locale: Locale) {
  return (key: string, values?: MessageValues) => textOfKey(languages[locale], `extension:${key}`, values);
}
