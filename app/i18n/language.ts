import type { Locale, MessageValues } from "~/core/locale";

type Texts = { [key: string]: string | Texts };

export type TextFiles = Record<string, Texts>;

function flatten(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

export function languageOf(locale: Locale, files: TextFiles) {
  return {
    locale,
    namespaces: new Set(Object.keys(files)),
    texts: new Map(Object.entries(files).flatMap(([name, texts]) => flatten(texts, `${name}:`))),
    plural: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
  };
}

export type Language = ReturnType<typeof languageOf>;

/** A text with its values, as i18next does at a fraction of its weight: plurals by `count`, `context`, `{{value}}`, `{{value, number}}`. */
export function textOfKey({ texts, plural, number }: Language, key: string, values?: MessageValues): string {
  const { count, context } = values ?? {};
  const kind = typeof count === "number" ? plural.select(count) : context;
  const text = texts.get(`${key}_${kind}`) ?? texts.get(key);
  if (text === undefined) return key.slice(key.indexOf(":") + 1);
  if (!values || !text.includes("{{")) return text;
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isFormatted?: string) => {
    const value = values[name] ?? "";
    return isFormatted && typeof value === "number" ? number.format(value) : String(value);
  });
}

/** To be read at once by whatever holds the language. */
export function addTexts({ texts, namespaces }: Language, more: Language): void {
  for (const namespace of more.namespaces) namespaces.add(namespace);
  for (const [key, text] of more.texts) texts.set(key, text);
}
