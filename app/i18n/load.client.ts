import type { i18n } from "i18next";
import type { Locale } from "~/core/locale";
import { createI18n } from "./instance";
import { type Language, languageOf, type TextFiles } from "./language";

const files: Record<Locale, () => Promise<TextFiles>> = {
  en: () => import("./texts-en").then(({ en }) => en),
  zh: () => import("./texts-zh").then(({ zh }) => zh),
};

async function loadLanguage(locale: Locale): Promise<Language> {
  return languageOf(locale, await files[locale]());
}

const localeOfPage = (): Locale => (document.documentElement.lang.startsWith("zh") ? "zh" : "en");

/** Fetches the language whole at the first sign of a hand, so that no navigation has to wait for it. */
export function preloadLanguage(): void {
  const signs = ["pointermove", "pointerdown", "keydown", "focusin"];
  const load = () => {
    for (const sign of signs) window.removeEventListener(sign, load);
    // What fails is asked for again when it is needed.
    void Promise.allSettled([files[localeOfPage()]()]);
  };
  for (const sign of signs) window.addEventListener(sign, load, { passive: true });
}

/** Begins with the texts that came with the page. */
export function startI18n(): i18n {
  const texts: TextFiles = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");
  // A page that is loaded anew comes with its texts.
  const giveUp = () => window.location.reload();
  return createI18n(languageOf(localeOfPage(), texts), { load: loadLanguage, giveUp });
}
