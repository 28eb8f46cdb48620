import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import { type Locale, locales, type Translate } from "~/core/locale";
import { i18nOptions } from "./options";
import { pickLocale } from "./pick-locale";
import { resources } from "./resources";

/** Translations for loaders: `const t = await i18nServer.getFixedT(request, "upload")`. */
export const i18nServer = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: "en",
    order: ["custom"],
    findLocale: async (request) => pickLocale(request),
  },
  i18next: { ...i18nOptions, resources },
});

/** An i18next for the rendering of one document. */
export async function rendererI18n(locale: Locale): Promise<i18n> {
  const instance = createInstance().use(initReactI18next);
  await instance.init({ ...i18nOptions, lng: locale, resources });
  return instance;
}

const plain = createInstance();
void plain.init({ ...i18nOptions, initImmediate: false, lng: "en", resources });

/** Sentences outside of pages: API errors and job results. Keys may name their file (`errors:resume.noText`). */
export function translator(locale: Locale): Translate {
  const fixed = plain.getFixedT(locale);
  return (key, values) => String(Reflect.apply(fixed, undefined, [key, values ?? {}]));
}
