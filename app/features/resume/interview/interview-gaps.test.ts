import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { buildResume, type EntryDraft, type SectionDraft } from "../../../../test/support/resumes";
import { interviewQuestions } from "./interview";
import { timeGaps } from "./interview-gaps";

const job = (organisation: string, dates?: string, title = "Clerk"): EntryDraft => ({
  title,
  organisation,
  ...(dates === undefined ? {} : { dates }),
});
const jobs = (...entries: EntryDraft[]): SectionDraft => ({
  kind: "experience",
  heading: "Experience",
  entries,
});
const school = (...dates: string[]): SectionDraft => ({
  kind: "education",
  heading: "Education",
  entries: dates.map((one) => job("State University", one, "BA")),
});
const dated = (kind: SectionDraft["kind"], dates: string, title = "Helper"): SectionDraft => ({
  kind,
  entries: [job("Red Cross", dates, title)],
});

function build(...sections: SectionDraft[]): Resume {
  return buildResume({ language: "en", sections });
}

function gapsOf(...sections: SectionDraft[]): string[] {
  return timeGaps(build(...sections).sections).map(
    ({ before, after }) => `${before.organisation} → ${after.organisation}`,
  );
}

const early = job("A", "Jan 2014 – Dec 2016");
const late = job("B", "Jan 2019 – Present");

test("two years between two jobs are a gap", () => {
  expect(gapsOf(jobs(late, early))).toEqual(["A → B"]);
});

test.each<[string, SectionDraft[]]>([
  ["studies", [school("2016 – 2018")]],
  ["studies of which only the end is told", [school("Dec 2018")]],
  ["an activity", [dated("activities", "2017 – 2018")]],
  ["a project", [dated("projects", "Feb 2017 – Oct 2018")]],
  ["parental leave", [dated("other", "2017 – 2018", "Parental leave")]],
  ["military service", [dated("other", "Mar 2017 – Sep 2018", "Military service")]],
  ["freelance work", [jobs(job("Self-employed", "2017 – 2018", "Freelance writer"))]],
  ["a line of the page", [{ kind: "other", heading: "Notes", body: ["2017 – 2018: caring for my father"] }]],
  ["a line in Chinese", [{ kind: "other", heading: "其他", body: ["2017年1月 - 2018年12月 服兵役"] }]],
  ["two activities that overlap", [dated("activities", "2017 – 2018"), dated("projects", "2018 – 2019")]],
])("%s leaves no gap", (_, sections) => {
  expect(gapsOf(jobs(late, early), ...sections)).toEqual([]);
});

test.each<[string, SectionDraft[]]>([
  ["an award", [dated("awards", "2017 – 2018")]],
  ["a certificate", [dated("certificates", "2017 – 2018")]],
])("%s does not fill two years", (_, sections) => {
  expect(gapsOf(jobs(late, early), ...sections)).toEqual(["A → B"]);
});

test.each<[string, SectionDraft[]]>([
  ["a job without dates", [jobs(late, job("C"), early)]],
  ["a job with one date", [jobs(late, job("C", "2017"), early)]],
  ["years alone that may touch", [jobs(job("B", "2018 – 2020"), job("A", "2014 – 2017"))]],
  ["half a year", [jobs(job("B", "Jul 2017 – Present"), early)]],
  ["a longer job beside a shorter one", [jobs(late, early, job("C", "2012 – 2020"))]],
  ["a graduation before the first job", [jobs(late), school("2018")]],
  ["a long time since the last job", [jobs(early)]],
  ["studies after the last job, of which only the end is told", [jobs(early), school("2021")]],
  ["the same job twice", [jobs(early, early)]],
])("%s is no gap", (_, sections) => {
  expect(gapsOf(...sections)).toEqual([]);
});

test("dates read with doubt prove no gap, nor does a section in doubt", () => {
  const doubtful = build(jobs(late, early));
  const entry = doubtful.sections[0]?.entries[1];
  if (entry) entry.doubt = { fields: ["dates"], lines: ["Jan 2014 – Dec 2016"] };
  expect(timeGaps(doubtful.sections)).toEqual([]);

  const unsure = build(jobs(late, early));
  if (unsure.sections[0]) unsure.sections[0].doubt = { fields: ["kind"], lines: ["Experience"] };
  expect(timeGaps(unsure.sections)).toEqual([]);
});

function asked(resume: Resume): string {
  return interviewQuestions(resume, null)
    .map(({ question }) => question)
    .join("\n");
}

test.each<[string, EntryDraft, boolean]>([
  ["a job that is over", job("Acme", "2015 – 2020"), true],
  ["the current post", job("Acme", "2015 – Present"), false],
  ["a job of unknown end", job("Acme"), false],
  ["an internship", job("Acme", "2015 – 2020", "Marketing Intern"), false],
  ["a traineeship", job("Acme", "2015 – 2020", "Trainee"), false],
  ["work as a student", job("Acme", "2015 – 2020", "Student Assistant"), false],
  ["a contract", job("Acme", "2015 – 2020", "Developer (contract)"), false],
  ["freelance work", job("Acme", "2015 – 2020", "Freelance designer"), false],
  ["a summer job", job("Acme", "2015 – 2020", "Summer help"), false],
])("of %s it is asked why it was left: %#", (_, entry, expected) => {
  expect(/move on from/.test(asked(build(jobs(entry))))).toBe(expected);
});

test("nobody is asked why they left studies, an activity or a project", () => {
  const resume = build(
    school("2012 – 2016"),
    dated("activities", "2013 – 2015"),
    dated("projects", "2014 – 2015"),
  );
  expect(asked(resume)).not.toMatch(/move on|leave|leaving/);
});

test("what stands under a heading of internships is one, whatever its title", () => {
  const section = { ...jobs(job("Acme", "Jan 2015 – Mar 2015", "Analyst")), heading: "Internships" };
  expect(asked(build(section))).not.toMatch(/move on|short time/);
});

test("a promotion is neither a departure nor a short stay", () => {
  const resume = build(jobs(job("Acme", "Jul 2018 – Present", "Lead"), job("Acme", "Jan 2018 – Jun 2018")));
  expect(asked(resume)).not.toMatch(/move on|short time/);
});

test("work beside studies is neither a departure nor a short stay", () => {
  const beside = build(jobs(job("Acme", "Jan 2015 – Mar 2015")), school("2012 – 2016"));
  expect(asked(beside)).not.toMatch(/move on|short time/);
  const after = build(jobs(job("Acme", "Jan 2017 – Mar 2017")), school("2012 – 2016"));
  expect(asked(after)).toMatch(/short time/);
});

test("manners are no skill to be asked about", () => {
  const resume = build(
    {
      ...jobs({ ...job("Acme", "2015 – 2020"), bullets: ["Built a shop with Excel and showed leadership"] }),
    },
    { kind: "skills", heading: "Skills", body: ["Leadership, Communication, Excel"] },
  );
  expect(asked(resume)).not.toMatch(/Communication|shows Leadership/);
  expect(asked(resume)).toContain("Excel");
});

test("an entry in doubt is not asked about by name, and its lines are still used", () => {
  const resume = build({
    ...jobs({
      ...job("Maybe Ltd", "2015 – 2020", "Perhaps a title"),
      bullets: ["Cut the waiting time by 40% within a year"],
    }),
  });
  const entry = resume.sections[0]?.entries[0];
  if (entry) entry.doubt = { fields: ["organisation"], lines: ["Maybe Ltd"] };
  const all = JSON.stringify(interviewQuestions(resume, null));
  expect(all).not.toMatch(/Maybe Ltd|Perhaps a title/);
  expect(all).toContain("I cut the waiting time by 40% within a year");
});
