import type errors from "~/i18n/locales/en/errors.json";

type LeafKeys<Texts, Prefix extends string = ""> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${Key}`
    : LeafKeys<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

export type ErrorKey = LeafKeys<typeof errors>;
