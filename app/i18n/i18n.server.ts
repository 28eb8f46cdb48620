import { createInstance, type i18n } from "i18next";
import type { Locale, MessageValues } from "~/core/locale";
import { type TextKey, translate } from "./translate";

/** The texts of a language, for loaders, API errors and jobs: `translator(locale)("signin:title")`. A key that is only known
 * while it runs, such as `errors:` and a code, takes `translator<string>`. */
export function translator<Key extends string = TextKey>(locale: Locale) {
  return (key: Key, values?: MessageValues): string => translate(locale, key, values);
}

function renderer(locale: Locale): i18n {
  const fixed = (namespace: string, prefix?: string) => {
    const start = `${namespace}:${prefix ? `${prefix}.` : ""}`;
    return (key: string, values?: MessageValues) =>
      translate(locale, key.includes(":") ? key : start + key, values);
  };
  return Object.assign(createInstance(), {
    language: locale,
    languages: [locale],
    isInitialized: true,
    hasLoadedNamespace: () => true,
    getFixedT: (_: unknown, namespace: string, prefix?: string) => fixed(namespace, prefix),
  });
}

export const rendererI18n: Record<Locale, i18n> = { zh: renderer("zh"), en: renderer("en") };
