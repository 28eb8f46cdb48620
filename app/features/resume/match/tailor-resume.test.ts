import { describe, expect, it, test } from "vitest";
import { linesOf, type Resume } from "~/core/resume";
import { en } from "~/i18n/texts-en";
import { buildResume, strongChinese, strongEnglish } from "../../../../test/support/resumes";
import type { Target } from "../asking/questions";
import { applyChanges } from "../revising/owner-changes";
import { wishOf } from "./job-wishes";
import { gradeJob, matchJob } from "./match-job";
import { type Proposal, tailorResume } from "./tailor-resume";

const advert = `Data Engineer
Requirements
- Kafka, dbt and Terraform in production
- PostgreSQL, Python and stakeholder management
- Quota attainment
Nice to have
- Airflow`;

type Draft = { skills?: string[]; bullets?: string[]; more?: Parameters<typeof buildResume>[0]["sections"] };

function resumeWith({ skills = [], bullets = [], more = [] }: Draft): Resume {
  return buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [{ title: "Engineer", organisation: "Northwind", dates: "2020 – 2022", bullets }],
      },
      { kind: "skills", heading: "Skills", body: skills },
      ...more,
    ],
  });
}

function proposalsOf(resume: Resume, job = advert): Proposal[] {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new:${made}`;
  };
  return tailorResume(resume, job, newId);
}

const ofKind = (kind: Proposal["kind"], resume: Resume, job?: string) =>
  proposalsOf(resume, job).filter((proposal) => proposal.kind === kind);
const textsOf = (resume: Resume) => linesOf(resume).map(({ text }) => text);
const taken = (resume: Resume, proposals: Proposal[]) =>
  applyChanges(
    resume,
    proposals.flatMap(({ changes }) => changes),
  );

const streamed = "Streamed 3 million orders a day through Kafka to five teams";
const described = "Described every server of the shop in terraform, reviewed like code";
const cooked = "Wrote the menu of the canteen and shortened its queue by half";

describe("skills that a line shows and no skills section names", () => {
  it.each([
    ["behind a plain list", ["Python, PostgreSQL"], "Python, PostgreSQL, Kafka"],
    ["with the list's own mark", ["Python | PostgreSQL"], "Python | PostgreSQL | Kafka"],
    ["before its full stop", ["Python, PostgreSQL."], "Python, PostgreSQL, Kafka."],
    ["never in a group", ["Languages: Python, SQL"], "Kafka"],
    ["never below a level", ["Expert in Python, SQL"], "Kafka"],
    ["in a line of its own, where each has one", ["Python"], "Kafka"],
  ])("are offered %s", (_, skills, line) => {
    const resume = resumeWith({ skills, bullets: [streamed] });
    const [named, ...others] = ofKind("nameSkill", resume);
    expect(named?.values.skill).toBe("Kafka");
    expect(others).toEqual([]);
    const texts = textsOf(taken(resume, named ? [named] : []));
    expect(texts).toContain(line);
    expect(texts.join()).toContain(skills[0]?.replace(/\.$/, ""));
  });

  it("are offered as their makers write them, else in the words of the line", () => {
    const closed = "Prepared the monthly close of two entities in five days";
    const resume = resumeWith({ skills: ["Python, SQL"], bullets: [described, closed] });
    const skills = ofKind("nameSkill", resume, `${advert}\n- Month-end close`).map(
      ({ values }) => values.skill,
    );
    expect(skills.toSorted()).toEqual(["Terraform", "monthly close"]);
  });

  it.each([
    ["is named there", { skills: ["Python, Kafka"], bullets: [streamed] }],
    ["is named there by another name", { skills: ["apache kafka"], bullets: [streamed] }],
    ["is in no deed", { skills: ["Python, SQL"], bullets: ["Kafka"] }],
    [
      "the job does not ask for",
      { skills: ["Python, SQL"], bullets: ["Moved 40 services to Docker images"] },
    ],
    [
      "goes by a plain word",
      { skills: ["Python, SQL"], bullets: ["Met the quota of each month for two years"] },
    ],
    ["is missing", { skills: ["Python, SQL"], bullets: [cooked] }],
  ])("are not offered where one %s", (_, draft) => {
    expect(ofKind("nameSkill", resumeWith(draft))).toEqual([]);
  });

  it("are not offered to who has no skills section, or for a word that only a phrase of the job resembles", () => {
    const resume = resumeWith({ bullets: [streamed] });
    const without = { ...resume, sections: resume.sections.filter(({ kind }) => kind !== "skills") };
    expect(ofKind("nameSkill", without)).toEqual([]);
    const query = resumeWith({
      skills: ["Go, C"],
      bullets: ["Optimised the slowest queries by 40% in a week"],
    });
    expect(ofKind("nameSkill", query, "Requirements: query optimization, Kafka")).toEqual([]);
  });
});

describe("the order of skills", () => {
  it.each([
    ["Go, Python, Rust, PostgreSQL", "Python, PostgreSQL, Go, Rust"],
    ["Tools: Docker, Kafka", "Tools: Kafka, Docker"],
    ["Pottery, Airflow, dbt", "dbt, Pottery, Airflow"],
    ["Drawing, stakeholder management.", "Stakeholder management, Drawing."],
  ])("puts what the job asks for first: %s", (before, after) => {
    const resume = resumeWith({ skills: [before] });
    expect(textsOf(taken(resume, ofKind("orderSkills", resume)))).toContain(after);
  });

  it.each([
    ["it is so already", "Kafka, Python, Docker"],
    ["the job asks for none", "Pottery, Rust, Go"],
    ["a level stands before them", "Proficient in Go, Kafka"],
    ["something else is said", "I have used Go and Kafka, and Python too"],
    ["each has a level", "Go (expert), Kafka (beginner)"],
  ])("stays where %s: %s", (_, line) => {
    expect(ofKind("orderSkills", resumeWith({ skills: [line] }))).toEqual([]);
  });
});

describe("the order of an entry's lines", () => {
  const orderOf = (bullets: string[]) => {
    const resume = resumeWith({ bullets });
    const entry = taken(resume, ofKind("orderLines", resume)).sections[0]?.entries[0];
    return entry?.lines.map(({ text }) => text);
  };

  it("puts those that show what must be first, two before one, else as they stood", () => {
    const both = "Moved 12 topics of Kafka to machines described in Terraform";
    expect(orderOf([cooked, streamed, "Planted 40 trees behind the office", both, described])).toEqual([
      both,
      streamed,
      described,
      cooked,
      "Planted 40 trees behind the office",
    ]);
  });

  it.each([
    ["only what is nice to have is shown", [cooked, "Ran 60 jobs a night with Airflow for two teams"]],
    ["a line goes on from the one before", [cooked, streamed, "This halved the time to restore it"]],
    ["lines are dated", ["2020: wrote the menu of the canteen", `2021: ${streamed}`]],
    ["they stand so already", [streamed, cooked]],
  ])("stays where %s", (_, bullets) => {
    expect(orderOf(bullets)).toEqual(bullets);
  });

  it("is one step to take back", () => {
    const [moved] = ofKind(
      "orderLines",
      resumeWith({ bullets: [cooked, cooked.replace("menu", "list"), streamed] }),
    );
    expect(moved?.changes.map(({ joined }) => joined ?? false)).toEqual([false, true]);
  });
});

const chineseAdvert = "任职要求：\n1、熟悉 Kubernetes、Kafka，有持续集成经验；";

test.each([
  ["en", strongEnglish(), advert],
  ["zh", strongChinese(), chineseAdvert],
])("no proposal says anything new or costs any match: %s", (_, resume, job) => {
  const proposals = proposalsOf(resume, job);
  expect(proposals.length).toBeGreaterThan(0);
  const said = textsOf(resume).join("\n").toLowerCase();
  for (const proposal of proposals) {
    const words =
      textsOf(taken(resume, [proposal]))
        .join("\n")
        .toLowerCase()
        .match(/[\p{L}\p{N}+#]+/gu) ?? [];
    expect(words.filter((word) => !said.includes(word))).toEqual([]);
    expect(matchJob(taken(resume, [proposal]), job)?.coverage).toBeGreaterThanOrEqual(
      matchJob(resume, job)?.coverage ?? 1,
    );
    expect(en.tailoring[proposal.kind].why).toContain("{{terms}}");
  }
});

test("what has been taken is not offered again", () => {
  const resume = resumeWith({ skills: ["Go, Python"], bullets: [cooked, streamed, described] });
  let now = resume;
  for (let left = 8; left > 0; left -= 1) now = taken(now, proposalsOf(now).slice(0, 1));
  expect(proposalsOf(now)).toEqual([]);
  expect(textsOf(now)).toContain("Python, Kafka, Terraform, Go");
});

test("without a wish there is nothing to propose", () => {
  expect(proposalsOf(strongEnglish(), "We look forward to meeting you.")).toEqual([]);
});

describe("the wish that an answer would meet", () => {
  const now = resumeWith({ skills: ["Python, dbt"], bullets: [cooked, streamed] });
  const line = (text: string): Target => ({ kind: "line", line: { id: "asked", text } });
  const job = gradeJob(now, `${advert}\n- Bachelor's degree`);

  it.each<[string, Target, string | undefined]>([
    ["a line that names what no deed shows", line("Worked with dbt"), "dbt"],
    ["a line that names nothing asked for", line("Worked with clay"), undefined],
    ["new lines: what is named so far", { kind: "lines", owner: "e1", known: [] }, "dbt"],
    ["a section of papers", { kind: "section", section: "education" }, "Bachelor's degree"],
    ["a section of skills", { kind: "section", section: "skills" }, undefined],
    ["the contact", { kind: "contact", field: "phone" }, undefined],
  ])("tells which wish a question meets: %s", (_, target, term) => {
    expect(job && wishOf(target, job)?.term).toBe(term);
  });

  it("tells what a line shows already", () => {
    const shown = linesOf(now).find(({ text }) => text === streamed);
    expect(job && shown && wishOf({ kind: "line", line: shown }, job)).toMatchObject({
      term: "Kafka",
      proof: "shown",
    });
  });
});
