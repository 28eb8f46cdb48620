import { expect, test } from "vitest";
import { buildResume } from "../../../../test/support/resumes";
import { toJsonResume } from "./json-resume";

test.each(["awards", "certificates"] as const)("the one date of %s over some time is their end", (kind) => {
  const resume = buildResume({
    language: "en",
    sections: [{ kind, entries: [{ title: "Fellow", dates: "2019 – 2021" }] }],
  });
  expect(JSON.parse(toJsonResume(resume))[kind]).toMatchObject([{ date: "2021", dates: "2019 – 2021" }]);
});
