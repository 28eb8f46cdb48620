import type { i18n } from "i18next";
import type { Locale, MessageValues } from "~/core/locale";
import { addTexts, type Language, textOfKey } from "./language";

type Source = {
  /** Gives a language whole. */
  load: (locale: Locale) => Promise<Language>;
  /** What to do where a page waits for a language that does not come: nobody else hears of it, and it would wait for ever. */
  giveUp?: () => void;
};

/** Answers react-i18next from the texts at hand: i18next itself would be a seventh of all script of a first visit. */
export function createI18n(atHand: Language, { load, giveUp }: Source): i18n {
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
        textOfKey(current, key.includes(":") ? key : start + key, values);
    },
    on: (_: string, listener: () => void) => void listeners.add(listener),
    off: (_: string, listener: () => void) => void listeners.delete(listener),
    changeLanguage: (locale: Locale) =>
      load(locale).then((loaded) => {
        language = loaded;
        for (const listener of listeners) listener();
      }, giveUp),
    async loadNamespaces(_: unknown, done?: () => void) {
      const current = language;
      const loading = load(current.locale).then((whole) => addTexts(current, whole));
      if (done) loading.then(done, giveUp);
      else await loading;
    },
  };
  return instance as i18n;
}
