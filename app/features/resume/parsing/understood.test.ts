import { expect, it } from "vitest";
import type { EntryField, Resume, SectionKind } from "~/core/resume";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { strongChinese, strongEnglish } from "../../../../test/support/resumes";
import { weights } from "../../../../test/support/weights";
import { doubtfulIn, mendResume } from "../revising/mends";
import { parseResume } from "./parse";
import { understoodShare } from "./understood";

const bullets = ["• Built a search page for 400 shops", "• Cut the build from 40 to 6 minutes"];

function shareOf(...drafts: Draft[]): number {
  return understoodShare(parseResume(documentOf("**Jane Smith**", "jane@example.com", ...drafts), weights));
}

it("all of a resume without any doubt is understood", () => {
  expect(understoodShare(strongEnglish())).toBe(1);
  expect(understoodShare(strongChinese())).toBe(1);
});

it("what the owner has said of a part without a heading is understood", () => {
  const resume = parseResume(
    documentOf("**Jane Smith**", "jane@example.com", "Zebra quilt", ...bullets),
    weights,
  );
  const said = doubtfulIn(resume).map(({ mend }) => mend);
  expect(said.map(({ of }) => of)).toContain("section");
  expect(understoodShare(mendResume(resume, said))).toBe(1);
});

it("nothing of a file without headings is understood but the contact block", () => {
  expect(shareOf("Zebra quilt", "Pebble", ...bullets, "Walnut harbour")).toBeLessThan(0.3);
});

/** A resume of one post of which these fields are in doubt, below a heading whose kind may be. */
function postOf(fields: EntryField[], kind: SectionKind = "experience", isGuessed = false): Resume {
  const resume = strongEnglish();
  const work = resume.sections.find((section) => section.kind === "experience");
  const [post] = work?.entries ?? [];
  if (!work || !post) throw new Error("no post");
  const entry = { ...post, doubt: fields.length > 0 ? { fields, lines: [] } : null };
  const doubt = isGuessed ? { fields: ["kind" as const], lines: [] } : null;
  return { ...resume, sections: [{ ...work, kind, doubt, entries: [entry] }] };
}

it("a job that neither post nor employer is known of does not count", () => {
  const contact = understoodShare({ ...postOf([]), sections: [] });
  expect(understoodShare(postOf([]))).toBe(1);
  expect(contact).toBe(1);
  expect(understoodShare(postOf(["title", "organisation"]))).toBeLessThan(0.5);
});

it("an unsure employer counts less than a sure one, and more than an unsure job", () => {
  const share = understoodShare(postOf(["organisation"]));
  expect(share).toBeLessThan(1);
  expect(share).toBeGreaterThan(understoodShare(postOf(["title", "organisation"])));
});

it("posts below a heading that nobody knows are understood, loose lines below it are not", () => {
  expect(understoodShare(postOf([], "experience", true))).toBeGreaterThan(0.8);
  expect(understoodShare(postOf([], "other", true))).toBeLessThan(0.5);
});

it("a wished-for post that its section shows counts there alone", () => {
  const resume = strongChinese();
  const headline = { id: "c.headline", text: "数据分析师", quoted: true };
  const quoted = {
    ...resume,
    contact: { ...resume.contact, headline, other: [{ id: "o", text: "Pebble" }] },
  };
  const without = { ...quoted, contact: { ...quoted.contact, headline: null } };
  expect(understoodShare(quoted)).toBe(understoodShare(without));
});
