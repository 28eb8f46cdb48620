import { expect, test } from "vitest";
import type { NewVersion } from "../session/writing";
import { decideSave, type Save } from "./save";

const AT = 1000;
const older: NewVersion = { text: "older", reason: "interval", at: 1 };
const stored = {
  id: "a",
  title: "theirs",
  text: "theirs",
  revision: 3,
  writer: "other",
  updatedAt: 5,
  deletedAt: null,
};

function saveWith(more: Partial<Save> = {}): Save {
  return { id: "a", text: "# Mine", base: 0, writer: "me", versions: [older], ...more };
}

test("the first save makes a draft with the title of its text", () => {
  expect(decideSave(undefined, saveWith(), AT)).toEqual({
    saved: {
      kind: "saved",
      draft: { ...stored, title: "Mine", text: "# Mine", revision: 1, writer: "me", updatedAt: AT },
    },
    versions: [older],
  });
});

test.each([
  ["upon the newest revision", { base: 3 }],
  ["by the session that saved last", { writer: "other" }],
  ["with the very text that is stored", { text: "theirs" }],
])("a save %s takes its place", (_, more) => {
  const { saved, versions } = decideSave(stored, saveWith(more), AT);
  expect(saved).toMatchObject({ kind: "saved", draft: { text: saveWith(more).text, revision: 4 } });
  expect(versions).toEqual([older]);
});

test("a save that did not see the newest text leaves it, and becomes a version", () => {
  expect(decideSave(stored, saveWith({ base: 2 }), AT)).toEqual({
    saved: { kind: "conflict", draft: stored },
    versions: [older, { text: "# Mine", reason: "conflict", at: AT }],
  });
});

test("what is left of a damaged record becomes a version", () => {
  const { saved, versions } = decideSave({ text: "left", revision: -1 }, saveWith(), AT);
  expect(saved).toMatchObject({ kind: "saved", draft: { text: "# Mine", revision: 1 } });
  expect(versions).toEqual([older, { text: "left", reason: "recovery", at: AT }]);
});

test("saving into a draft of the bin takes it out again", () => {
  const { saved } = decideSave({ ...stored, deletedAt: 7 }, saveWith({ base: 3 }), AT);
  expect(saved.draft.deletedAt).toBeNull();
});
