import { expect, test } from "vitest";
import extensionEn from "~/i18n/locales/en/extension.json";
import extensionZh from "~/i18n/locales/zh/extension.json";
import { resources } from "~/i18n/translate";

type Texts = { [key: string]: string | Texts };

/** Every text of a file by its dotted key. */
function flatten(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const english = flatten({ ...resources.en, extension: extensionEn });
const chinese = flatten({ ...resources.zh, extension: extensionZh });
const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name))].sort();

test("both languages have the same keys", () => {
  expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
});

test("no text is empty", () => {
  const empty = [...english, ...chinese].filter(([, text]) => text.trim() === "").map(([key]) => key);
  expect(empty).toEqual([]);
});

test("both languages fill in the same values", () => {
  const differing = [...english].filter(
    ([key, text]) => `${placeholdersOf(text)}` !== `${placeholdersOf(chinese.get(key) ?? "")}`,
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test("Chinese sentences use Chinese punctuation", () => {
  const halfWidth = [...chinese].filter(([, text]) => /[\u4e00-\u9fff][,;:?!][\u4e00-\u9fff]/.test(text));
  expect(halfWidth.map(([key]) => key)).toEqual([]);
});

test("Chinese texts are written in Chinese", () => {
  const names = /^[\w\s.,:;/|·—+&@%(){}$¥#*'"-]*$/;
  const english = [...chinese].filter(
    ([key, text]) => names.test(text) && text.length > 24 && !/source|name/i.test(key),
  );
  expect(english.map(([key]) => key)).toEqual([]);
});
