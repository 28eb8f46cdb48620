import type { InitOptions } from "i18next";
import { fallbackLocale, locales } from "~/core/locale";

/** What the server's and the browser's i18next have in common. Texts are escaped by React, not by i18next. */
export const i18nOptions = {
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  defaultNS: "common",
  interpolation: { escapeValue: false },
} satisfies InitOptions;
