import type { Locale, MessageValues } from "~/core/locale";
import { type Language, languageOf, textOfKey } from "./language";
import { en } from "./texts-en";
import { zh } from "./texts-zh";

/** Every text of the product. The server holds all of it; a browser begins with those of its page. */
export const resources = { en, zh };

type Resources = (typeof resources)["en"];

export type Namespace = keyof Resources;

type Keys<Of, Prefix extends string = ""> = {
  [Key in keyof Of & string]: Of[Key] extends string
    ? `${Prefix}${Key extends `${infer Base}_${"one" | "other"}` ? Base : Key}`
    : Keys<Of[Key], `${Prefix}${Key}.`>;
}[keyof Of & string];

export type TextKey = { [Name in Namespace]: `${Name}:${Keys<Resources[Name]>}` }[Namespace];

export const languages: Record<Locale, Language> = {
  zh: languageOf("zh", resources.zh),
  en: languageOf("en", resources.en),
};

export function translate(locale: Locale, key: string, values?: MessageValues): string {
  return textOfKey(languages[locale], key, values);
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
