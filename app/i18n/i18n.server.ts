import type { i18n } from "i18next";
import type { Locale, MessageValues } from "~/core/locale";
import { createI18n } from "./instance";
import { languages, type Namespace, resources, type TextKey, translate } from "./translate";

/** `translator(locale)("signin:title")`. A key only known at run time, such as `errors:` and a code, takes `translator<string>`. */
export function translator<Key extends string = TextKey>(locale: Locale) {
  return (key: Key, values?: MessageValues): string => translate(locale, key, values);
}

const load = async (locale: Locale) => languages[locale];

export const rendererI18n: Record<Locale, i18n> = {
  zh: createI18n(languages.zh, { load }),
  en: createI18n(languages.en, { load }),
};

const written = new Map<string, string>();

function writtenTexts(locale: Locale, namespace: Namespace): string {
  const key = `${locale} ${namespace}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const texts = `"${namespace}":${JSON.stringify(resources[locale][namespace]).replaceAll("<", "\\u003c")}`;
  written.set(key, texts);
  return texts;
}

/** The texts that a page begins with, as JSON for its own script to read: no request of their own, and none waits for them. */
export function textsOfPage(locale: Locale, namespaces: Namespace[]): string {
  return `{${[...new Set(namespaces)].map((namespace) => writtenTexts(locale, namespace)).join(",")}}`;
}
