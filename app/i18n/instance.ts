import type { i18n } from "i18next";
import type { Locale, MessageValues } from "~/core/locale";
import { addTexts, type Language, textOf } from "./language";

/** What react-i18next asks of an i18next instance, answered from the texts at hand; `load` gives a language whole. i18next itself
 * would be a seventh of all script of a first visit. */
export function createI18n(atHand: Language, load: (locale: Locale) => Promise<Language>): i18n {
  let language = atHand;
  const listeners = new Set<() => void>();

  const instance: object = {
    get language() {
      return language.locale;
    },
    get languages() {
      return [language.locale];
    },
    isInitialized: true,
    options: { defaultNS: "common" },
    hasLoadedNamespace: (namespace: string) => language.namespaces.has(namespace),
    exists: (key: string) => language.texts.has(key),
    getFixedT(_: unknown, namespace: string, prefix?: string) {
      const start = `${namespace}:${prefix ? `${prefix}.` : ""}`;
      const current = language;
      return (key: string, values?: MessageValues) =>
        textOf(current, key.includes(":") ? key : start + key, values);
    },
    on: (_: string, listener: () => void) => void listeners.add(listener),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
    async changeLanguage(locale: Locale) {
      language = await load(locale);
      for (const listener of listeners) listener();
    },
    async loadNamespaces(_: unknown, done?: () => void) {
      addTexts(language, await load(language.locale));
      done?.();
    },
  };
  return instance as i18n;
}
