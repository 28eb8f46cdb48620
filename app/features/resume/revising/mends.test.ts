import { expect, test } from "vitest";
import { type Headline, linesOf, type ReplaceEdit, type Resume } from "~/core/resume";
import { averageEnglish } from "../../../../test/support/resumes";
import { toMarkdown } from "../formats/markdown";
import { applyEdits } from "../rewriting/edits";
import { doubtfulIn, leftOver, type Mend, mendResume } from "./mends";

/** Employer and title of the first job are swapped, the e-mail was overlooked, and the kind of the skills is a guess. */
function doubtful(): Resume {
  const resume = averageEnglish();
  const { contact, sections } = resume;
  return {
    ...resume,
    contact: {
      ...contact,
      email: null,
      doubt: { fields: ["email"], lines: ["d.okafor at example dot com"] },
    },
    sections: sections.map((section) => ({
      ...section,
      doubt: section.kind === "skills" ? { fields: ["kind"], lines: [] } : null,
      entries: section.entries.map((entry, index) =>
        section.kind === "experience" && index === 0
          ? {
              ...entry,
              title: entry.organisation,
              organisation: entry.title,
              doubt: { fields: ["title", "organisation"], lines: ["Lakeview Foods  Marketing Coordinator"] },
            }
          : entry,
      ),
    })),
  };
}

const resume = doubtful();
const found = doubtfulIn(resume);
const job = resume.sections[1]?.entries[0];
const place = job?.id ?? "";
const fields = {
  title: "Marketing Coordinator",
  organisation: "Lakeview Foods",
  place: "Chicago",
  dates: "2019年5月至今",
};
const jobMend: Mend = { of: "entry", place, fields, keep: [] };
const mendedJob = (mend: Mend) => mendResume(resume, [mend]).sections[1]?.entries[0];

test("what is doubtful is found in the order of the page, with the lines it was read from", () => {
  expect(found.map(({ mend, fields, section }) => [mend.of, mend.place, fields, section])).toEqual([
    ["contact", "contact", ["email"], null],
    ["entry", place, ["title", "organisation"], "Work Experience"],
    ["section", resume.sections[3]?.id, ["kind"], "Skills"],
  ]);
  expect(found[1]?.lines).toEqual(["Lakeview Foods  Marketing Coordinator"]);
  expect(found[2]?.lines[0]).toBe("Skills");
  expect(doubtfulIn(averageEnglish())).toEqual([]);
});

test("the doubt of a section quotes what stands below its heading", () => {
  const lines = found[2]?.lines ?? [];
  expect(lines.length).toBeGreaterThan(1);
  const [section] = resume.sections.filter(({ kind }) => kind === "skills");
  expect(lines[1]).toBe(section?.lines[0]?.text);
});

test("to say that all is right changes nothing but the doubt", () => {
  const right = mendResume(
    resume,
    found.map(({ mend }) => mend),
  );
  expect(doubtfulIn(right)).toEqual([]);
  expect(linesOf(right)).toEqual(linesOf(resume));
});

test("a mended entry reads as its owner says, in the document too, and its dates are understood", () => {
  expect(mendedJob(jobMend)).toMatchObject({
    title: { text: "Marketing Coordinator" },
    organisation: { text: "Lakeview Foods" },
    place: { text: "Chicago" },
    dates: { text: "2019年5月至今", from: { year: 2019, month: 5 }, to: "present" },
    lines: job?.lines,
    doubt: null,
  });
  expect(toMarkdown(mendResume(resume, [jobMend]))).toContain("### Marketing Coordinator — Lakeview Foods");
});

test("dates that cannot be understood stay as typed, and a cleared field is gone", () => {
  const mended = mendedJob({ ...jobMend, fields: { ...fields, place: " ", dates: "a while ago" } });
  expect(mended).toMatchObject({ place: null, dates: { text: "a while ago", from: null, to: null } });
});

test("an overlooked e-mail address and a section's kind are the owner's word", () => {
  const [contact, , skills] = found.map(({ mend }) => mend);
  if (contact?.of !== "contact" || skills?.of !== "section") throw new Error("not found");
  const email = { ...contact, fields: { ...contact.fields, email: "d.okafor@example.com" } };
  const mended = mendResume(resume, [email, { ...skills, kind: "certificates" }]);
  expect(mended.contact).toMatchObject({ email: { text: "d.okafor@example.com" }, doubt: null });
  expect(mended.contact.name).toBe(resume.contact.name);
  expect(mended.sections[3]).toMatchObject({ kind: "certificates", doubt: null });
  expect(mended.sections[1]?.entries[0]?.doubt).not.toBeNull();
});

test("what shall be kept stands below its entry or in the contact block", () => {
  expect(mendedJob({ ...jobMend, keep: ["Cut costs by 9%"] })?.lines[0]).toMatchObject({
    text: "Cut costs by 9%",
    bullet: false,
  });
  const contact = { ...found[0]?.mend, keep: ["Open to relocation"] } as Mend;
  expect(mendResume(resume, [contact]).contact.other.map(({ text }) => text)).toEqual(["Open to relocation"]);
});

test("ids stay unique, edits of other lines still apply, and those of a mended line do not", () => {
  const mended = mendResume(resume, [{ ...jobMend, keep: ["One", "Two"] }]);
  const ids = linesOf(mended).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const bullet = job?.lines[0];
  const edit = (line: string, original: string, replacement: string): ReplaceEdit => ({
    kind: "replace",
    line,
    original,
    replacement,
    reasons: [],
  });
  const better = applyEdits(mended, [
    edit(bullet?.id ?? "", bullet?.text ?? "", "Ran the newsletter"),
    edit(job?.title?.id ?? "", "Lakeview", "Lakeside"),
  ]);
  expect(better.sections[1]?.entries[0]?.lines[2]?.text).toBe("Ran the newsletter");
  expect(toMarkdown(better)).toContain("Lakeview Foods");
});

test("a mend of a place that is not there, or of another kind, is passed over", () => {
  const stray: Mend[] = [
    { of: "section", place, kind: "skills" },
    { ...jobMend, place: "e999" },
  ];
  expect(mendResume(resume, stray)).toEqual(resume);
});

test("what a mend would lose is told: cleared texts and phrases are likely to be wanted, retyped words are not", () => {
  expect(leftOver(["Acme, Senior Engineer", "Berlin"], ["Senior Engineer", "Acme, Berlin"])).toEqual([]);
  expect(leftOver(["Gogle", "Berlin"], ["Google", ""])).toEqual([
    { text: "Gogle", likely: false },
    { text: "Berlin", likely: true },
  ]);
  expect(leftOver(["Cut p99 latency by 38%"], ["Acme"])).toEqual([
    { text: "Cut p99 latency by 38%", likely: true },
  ]);
  expect(leftOver(["Berlin", "Berlin"], ["Acme", ""])).toHaveLength(1);
  expect(leftOver(["负责清结算系统重构"], ["云桥支付"])[0]?.likely).toBe(true);
});

/** The headline when the form for the contact block is sent with this text for it, or just as it was filled. */
function mendedHeadline(headline: Headline, text?: string) {
  const was = { ...resume, contact: { ...resume.contact, headline } };
  const [contact] = doubtfulIn(was).map(({ mend }) => mend);
  if (contact?.of !== "contact") throw new Error("not found");
  const fields = { ...contact.fields, headline: text ?? contact.fields.headline };
  return mendResume(was, [{ ...contact, fields }]).contact.headline;
}

test("a mended headline keeps its label where none was typed", () => {
  const headline = { id: "c.headline", label: "求职意向：", text: "财务经理" };
  expect(mendedHeadline(headline)).toBe(headline);
  const expected = { id: "contact:headline", label: "求职意向：", text: "销售总监" };
  expect(mendedHeadline(headline, "求职意向：销售总监")).toEqual(expected);
  expect(mendedHeadline(headline, "销售总监")).toEqual(expected);
  expect(mendedHeadline(headline, "")).toBeNull();
});

test("a headline that a section shows stays there unless another one is typed", () => {
  const headline = { id: "c.headline", text: "财务经理", quoted: true };
  expect(mendedHeadline(headline)).toBe(headline);
  expect(mendedHeadline(headline, "销售总监")).toEqual({ id: "contact:headline", text: "销售总监" });
});
