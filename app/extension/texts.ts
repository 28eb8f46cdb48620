import type { Locale, MessageValues } from "~/core/locale";
import { languageOf, textOfKey } from "~/i18n/language";
import en from "~/i18n/locales/en/extension.json";
import zh from "~/i18n/locales/zh/extension.json";

const languages = { en: languageOf("en", { extension: en }), zh: languageOf("zh", { extension: zh }) };

export type Texts = ReturnType<typeof textsIn>;

/** The extension's texts in a language: `textsIn("zh")("recent.title")`. */
export function textsIn(locale: Locale) {
  return (key: string, values?: MessageValues) => textOfKey(languages[locale], `extension:${key}`, values);
}
