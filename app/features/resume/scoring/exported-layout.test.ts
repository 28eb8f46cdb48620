import { expect, test } from "vitest";
import { strongEnglish } from "../../../../test/support/resumes";
import type { LayoutFacts } from "../reading/extracted";
import { exportedLayout } from "./exported-layout";
import { scoreResume } from "./score";

const troubled: LayoutFacts = {
  format: "pdf",
  pages: 2,
  columns: 2,
  characters: 3000,
  imagePages: 1,
  tables: 3,
  brokenGlyphShare: 0.02,
  hidden: [{ why: "white", characters: 400, sample: "python java" }],
  contactInHeader: true,
};

test("what a machine stumbles over in the upload is gone from our own document", () => {
  const resume = strongEnglish();
  const before = scoreResume(resume, troubled).total;
  const after = scoreResume(resume, exportedLayout(troubled)).total;
  expect(after).toBeGreaterThan(before);
});

test("the length of the text is not ours to change", () => {
  expect(exportedLayout(troubled)).toMatchObject({ format: "pdf", pages: 2, characters: 3000 });
});
