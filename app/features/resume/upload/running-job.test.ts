import { expect, test } from "vitest";
import { forgetJob, rememberedJob, rememberJob } from "./running-job";

function storageOf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

test("a reload finds the job again until it is forgotten", () => {
  const storage = storageOf();
  rememberJob(storage, { id: "j1", fileName: "简历.pdf", since: 5 });
  expect(rememberedJob(storage)).toEqual({ id: "j1", fileName: "简历.pdf", since: 5 });
  forgetJob(storage);
  expect(rememberedJob(storage)).toBeNull();
});

test.each([null, "", "{", "null", "7", "[]", '"text"', '{"id":7}', '{"id":"j1","fileName":"a"}'])(
  "the entry %j is no job of ours",
  (text) => {
    expect(rememberedJob(storageOf(text))).toBeNull();
  },
);
