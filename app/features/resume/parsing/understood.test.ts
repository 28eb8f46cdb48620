import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { strongChinese, strongEnglish } from "../../../../test/support/resumes";
import { doubtfulIn, mendResume } from "../revising/mends";
import { parseResume } from "./parse";
import { understoodShare } from "./understood";

const bullets = ["• Built a search page for 400 shops", "• Cut the build from 40 to 6 minutes"];

function shareOf(...drafts: Draft[]): number {
  return understoodShare(parseResume(documentOf("**Jane Smith**", "jane@example.com", ...drafts)));
}

it("all of a resume without any doubt is understood", () => {
  expect(understoodShare(strongEnglish())).toBe(1);
  expect(understoodShare(strongChinese())).toBe(1);
});

it("what the owner has said of a part without a heading is understood", () => {
  const resume = parseResume(documentOf("**Jane Smith**", "jane@example.com", "Zebra quilt", ...bullets));
  const said = doubtfulIn(resume).map(({ mend }) => mend);
  expect(said.map(({ of }) => of)).toContain("section");
  expect(understoodShare(mendResume(resume, said))).toBe(1);
});

it("posts below a heading that nobody knows are understood, loose lines below it are not", () => {
  const above = ["# Education", "BSc, Leeds University\t2015"];
  const posts = shareOf(...above, "# Where I Was Useful", "Engineer, Acme Ltd\t2019 – 2021", ...bullets);
  const loose = shareOf(...above, "# Odds and Ends", "A clean licence", "Two goats, both of them called Ted");
  expect(posts).toBeGreaterThan(0.8);
  expect(loose).toBeLessThan(0.6);
});

it("nothing of a file without headings is understood but the contact block", () => {
  expect(shareOf("Zebra quilt", "Pebble", ...bullets, "Walnut harbour")).toBeLessThan(0.3);
});

it("a job that neither post nor employer is known of does not count", () => {
  const sure = shareOf("# Experience", "Engineer, Acme Ltd\t2019 – 2021", ...bullets);
  const unsure = shareOf("# Experience", "Walnut harbour\t2019 – 2021", ...bullets);
  expect(sure).toBe(1);
  expect(unsure).toBeLessThan(0.5);
});

it("an unsure employer counts less than a sure one, and more than an unsure job", () => {
  const share = shareOf("# Experience", "Engineer\t2019 – 2021", ...bullets);
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(1);
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
