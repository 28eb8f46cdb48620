import { expect, test } from "vitest";
import { linesOf } from "~/core/resume";
import { buildResume, strongChinese, strongEnglish } from "../../../../test/support/resumes";
import { wordingRequest } from "./api-shapes";
import { lineToReword } from "./line-to-reword";

const resume = buildResume({
  language: "en",
  contact: { name: "Zoë Fitzgerald", email: "zoe@example.com", phone: "+44 20 7946 0018" },
  sections: [
    { kind: "summary", heading: "Summary", body: ["Engineer who builds payment systems."] },
    {
      kind: "experience",
      heading: "Experience",
      entries: [
        {
          title: "Engineer",
          organisation: "Fjord & Søn",
          dates: "2020 – 2024",
          bullets: [
            "Built a billing service.",
            "See https://example.com/talk for the talk.",
            "Asked at zoe@example.com about it.",
            `Built ${"and tested ".repeat(100)}`,
          ],
        },
      ],
    },
    { kind: "skills", heading: "Skills", body: ["TypeScript, Go"] },
  ],
});
const [summary, work, skills] = resume.sections;
const bullets = work?.entries[0]?.lines ?? [];

test("a bullet is asked about with the title of its entry, a line of a section without", () => {
  expect(lineToReword(resume, bullets[0]?.id ?? "")).toEqual({
    text: "Built a billing service.",
    section: "experience",
    title: "Engineer",
    language: "en",
  });
  expect(lineToReword(resume, summary?.lines[0]?.id ?? "")).toMatchObject({
    section: "summary",
    title: null,
  });
});

test("nothing else is: who somebody is, names, dates, headings, lists, addresses and overlong lines", () => {
  const offered = linesOf(resume).filter(({ id }) => lineToReword(resume, id) !== null);
  expect(offered.map(({ text }) => text)).toEqual([
    "Engineer who builds payment systems.",
    "Built a billing service.",
  ]);
  expect(skills?.lines).toHaveLength(1);
  expect(lineToReword(resume, "nowhere")).toBeNull();
});

test.each([strongEnglish(), strongChinese()])("what is offered for a line is taken by the call", (resume) => {
  const offered = linesOf(resume).flatMap(({ id }) => lineToReword(resume, id) ?? []);
  expect(offered.length).toBeGreaterThan(5);
  for (const line of offered) expect(wordingRequest.parse(line)).toEqual(line);
});

const good = { text: "Built a billing service.", section: "experience", title: null, language: "en" };

test.each([
  ["an e-mail address", { ...good, text: "Write to zoe@example.com" }, "wordings.contact"],
  ["a telephone number", { ...good, text: "电话 13800138000" }, "wordings.contact"],
  ["a link", { ...good, text: "See https://example.com/zoe" }, "wordings.contact"],
  ["a section that is none", { ...good, section: "contact" }, undefined],
  ["a field more", { ...good, name: "Zoë Fitzgerald" }, undefined],
  ["no text", { ...good, text: " \n " }, undefined],
  ["a long text", { ...good, text: "a ".repeat(500) }, undefined],
  ["a long title", { ...good, title: "a".repeat(201) }, undefined],
  ["another language", { ...good, language: "fr" }, undefined],
])("%s is not taken", (_, sent, code) => {
  const parsed = wordingRequest.safeParse(sent);
  expect(parsed.success).toBe(false);
  const codes = parsed.error?.issues.map(({ message }) => message) ?? [];
  expect(codes.includes("wordings.contact")).toBe(code !== undefined);
});

test("a text is taken as one line", () => {
  expect(wordingRequest.parse({ ...good, text: " Built\na  billing service. " })).toEqual(good);
});
