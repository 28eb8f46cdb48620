import { expect, test } from "vitest";
import { anyOf } from "./word-list";

type WordList = { source: string; words: string[]; endings?: string[] };

const lists = import.meta.glob<WordList>("./words/*.json", { eager: true, import: "default" });

test("words become alternatives, the longest first and without any sign that means more", () => {
  expect(anyOf(["co", "U.S.", "company", "a|b"])).toBe("company|U\\.S\\.|a\\|b|co");
  expect(new RegExp(`^(?:${anyOf(["h.c", "état"])})$`, "u").test("hoc")).toBe(false);
});

test.each(Object.entries(lists))("%s tells where it comes from and holds each word once", (_, list) => {
  expect(list.source).toMatch(/\.$/);
  for (const words of [list.words, list.endings ?? []]) {
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word === "" || /[\\()[\]{}*?|^]/.test(word))).toEqual([]);
  }
});
