import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { i18nOptions } from "./options";

const texts = import.meta.glob<{ default: Record<string, unknown> }>("./locales/*/*.json");

const lazyTexts: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = texts[`./locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no texts ${language}/${namespace}`), false);
    load().then(
      (module) => done(null, module.default),
      (error) => done(error, false),
    );
  },
};

export async function startI18n(locale: string, namespaces: string[]) {
  await i18next
    .use(initReactI18next)
    .use(lazyTexts)
    .init({ ...i18nOptions, lng: locale, fallbackLng: false, ns: namespaces, react: { useSuspense: true } });
  return i18next;
}

/** Fetches the remaining texts of the language at the first sign of life, so that no navigation has to wait for them. */
export function preloadTexts(): void {
  const all = Object.keys(texts).flatMap((path) => path.match(/([^/]+)\.json$/)?.[1] ?? []);
  const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
  const load = () => {
    for (const sign of signs) window.removeEventListener(sign, load);
    void i18next.loadNamespaces([...new Set(all)]);
  };
  for (const sign of signs) window.addEventListener(sign, load, { passive: true });
}
