import { expect, test } from "vitest";
import type { TagFocus } from "../sources/newsroom";
import { isTakenWhole } from "../sources/whole-source";
import { ownFocus } from "./own-focus";

const world: TagFocus[] = [
  {
    tagId: "ai",
    lang: "zh",
    words: ["AI"],
    must: ["m"],
    not: ["n"],
    prompt: "",
    sources: ["https://w.example/"],
  },
];
const wish = { pingId: "p1", lang: "en" as const, worldFilter: "ai", prompt: "robots" };

test("a member's sources are read for the words of the subject that they follow and for their prompt", () => {
  const focus = ownFocus(wish, world, ["https://a.example/"]);
  expect(focus).toEqual({
    ...{ tagId: "p1", lang: "en", words: ["AI"], must: ["m"], not: ["n"], prompt: "robots" },
    ...{ sources: ["https://a.example/"], isOwn: true },
  });
  expect(isTakenWhole(focus)).toBe(false);
});

test("a subject that is gone leaves the prompt", () => {
  expect(ownFocus({ ...wish, worldFilter: "gone" }, world, [])).toMatchObject({
    words: [],
    prompt: "robots",
  });
});

test.each(["", "  \n"])("without a prompt a source is taken whole, whatever is followed: %j", (prompt) => {
  const focus = ownFocus({ ...wish, prompt }, world, []);
  expect(focus).toMatchObject({ words: [], must: [], not: [], prompt: "" });
  expect(isTakenWhole(focus)).toBe(true);
});

test("a subject of the world is never taken whole", () => {
  expect(isTakenWhole({ words: [], prompt: "" })).toBe(false);
});
