import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { type Locale, locales } from "~/core/locale";
import { translator } from "./i18n.server";
import { resources } from "./translate";

type Texts = { [key: string]: string | Texts };

/** Every text with its key, without the form that a number chooses. */
function textsOf(texts: Texts, prefix: string): { key: string; text: string }[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? { key: prefix + key.replace(/_(one|other)$/, ""), text: value }
      : textsOf(value, `${prefix}${key}.`),
  );
}

const files: [string, Texts][] = Object.entries(resources.en);
const texts = files.flatMap(([name, texts]) => textsOf(texts, `${name}:`));

/** A value for every name that a text fills in. */
function valuesOf(text: string, count: number) {
  const names = [...text.matchAll(/\{\{(\w+)(, number)?/g)].map(([, name = "", isNumber]) => [
    name,
    isNumber ? count : `<${name}>`,
  ]);
  return { ...Object.fromEntries(names), count };
}

/** What i18next makes of them. */
function i18nextTranslator(locale: Locale) {
  const i18n = createInstance();
  const options = { fallbackLng: "en", defaultNS: "common", interpolation: { escapeValue: false } };
  void i18n.init({ ...options, initImmediate: false, lng: locale, resources });
  const fixed = i18n.getFixedT(locale);
  return (key: string, values?: object) => String(Reflect.apply(fixed, undefined, [key, values]));
}

test.each(locales)("every text in %s reads as by i18next", (locale) => {
  expect(texts.length).toBeGreaterThan(500);
  const [ours, theirs] = [translator<string>(locale), i18nextTranslator(locale)];
  const written = (t: typeof ours) =>
    [0, 1, 2, 1234.5].flatMap((count) => texts.map(({ key, text }) => t(key, valuesOf(text, count))));
  expect(written(ours)).toEqual(written(theirs));
});

test.each(locales)("a text in %s that its context words reads as by i18next", (locale) => {
  const asked = [{ context: "lead" }, { context: "build" }, { context: "free" }].map((values) =>
    [translator<string>(locale), i18nextTranslator(locale)].map((t) => t("asking:ask.result", values)),
  );
  for (const [ours, theirs] of asked) expect(ours).toBe(theirs);
  expect(new Set(asked.flat()).size).toBe(3);
});

test("a text without values reads as it is written", () => {
  expect(translator("en")("signin:signIn")).toBe("Sign in");
  expect(translator("zh")("signin:signIn")).toBe("登录");
});

test("an unknown key answers itself, as by i18next", () => {
  expect(translator<string>("en")("errors:no.such")).toBe(i18nextTranslator("en")("errors:no.such"));
});
