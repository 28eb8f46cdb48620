import { describe, expect, it, test } from "vitest";
import type { Resume } from "~/core/resume";
import { englishResult } from "../../../../test/e2e/pages/results";
import { averageEnglish, strongEnglish } from "../../../../test/support/resumes";
import { nothingRevised } from "../revising/revision";
import { compareVersions, figuresOf } from "./compare";
import { tailoredTo } from "./tailor";
import { freeName } from "./version";

const result = { resumeData: englishResult(), fileName: "cv.pdf" };
const advert = "Requirements:\n- PostgreSQL, Go and incident response\n- Salesforce";

describe("tailored to a job, a result", () => {
  const tailored = tailoredTo(result, advert);

  it("has its advertisement and its match, and the same score", () => {
    const report = tailored.resumeData.report;
    expect(report?.job_description).toBe(advert);
    expect(report?.job_match?.coverage).toBeGreaterThan(0);
    expect(report?.job_match?.terms.map(({ term }) => term)).toContain("Salesforce");
    expect(report?.after).toEqual(result.resumeData.report.after);
  });

  it("loses the match and the letter of the former job", () => {
    const letter = [{ text: "I did it.", lines: ["l1"] }];
    const report = { ...englishResult().report, letter };
    const other = tailoredTo({ ...result, resumeData: { ...result.resumeData, report } }, null);
    expect(other.resumeData.report).toMatchObject({ job_match: null, job_description: null, letter: null });
  });
});

describe("the figures of a version", () => {
  it("are those of the result where nothing was decided", () => {
    const figures = figuresOf({ result: tailoredTo(result, advert), revision: nothingRevised });
    expect(figures?.match).toBe(tailoredTo(result, advert).resumeData.report?.job_match?.coverage);
    expect(figures?.score).toBeGreaterThan(0);
  });

  it("follow what its owner changed", () => {
    const line = result.resumeData.report.resume.sections[0]?.entries[0]?.lines[0]?.id ?? "";
    const changes = [
      { kind: "write" as const, line, text: "Ran the Salesforce roll-out for 300 users in six months." },
    ];
    const [plain, changed] = [nothingRevised, { ...nothingRevised, changes }].map((revision) =>
      figuresOf({ result: tailoredTo(result, advert), revision }),
    );
    expect(changed?.match).toBeGreaterThan(plain?.match ?? 1);
    expect(JSON.stringify(changed?.resume)).toContain("Salesforce roll-out");
  });

  it("are none without a report", () => {
    const texts = { ...result, resumeData: { ...result.resumeData, report: null } };
    expect(figuresOf({ result: texts, revision: nothingRevised })).toBeNull();
  });
});

function changed(resume: Resume, change: (resume: Resume) => void): Resume {
  const copy = structuredClone(resume);
  change(copy);
  return copy;
}

describe("two versions compared", () => {
  const resume = strongEnglish();

  it("do not differ where they are the same", () => {
    expect(compareVersions(resume, strongEnglish())).toEqual([]);
  });

  it("show a line in both wordings, one that only one of them has, and nothing else", () => {
    const other = changed(resume, ({ sections }) => {
      const lines = sections[1]?.entries[0]?.lines;
      if (lines?.[1]) lines[1].text = "Led five engineers.";
      lines?.splice(3, 1);
    });
    expect(compareVersions(resume, other)).toEqual([
      expect.objectContaining({ one: expect.stringContaining("Led a team"), other: "Led five engineers." }),
      expect.objectContaining({ one: expect.stringContaining("Introduced contract tests"), other: null }),
    ]);
    expect(compareVersions(other, resume)[1]?.one).toBeNull();
  });

  it("of two uploads show all the lines of both", () => {
    const rows = compareVersions(resume, averageEnglish());
    const shown = rows.map(({ one, other }) => `${one}\n${other}`).join("\n");
    expect(shown).toContain("Northwind Payments");
    expect(shown).toContain("Lakeview Foods");
  });
});

test("a name that is taken is numbered", () => {
  expect(freeName("cv", [])).toBe("cv");
  expect(freeName("cv", ["cv"])).toBe("cv (2)");
  expect(freeName("cv (2)", ["cv", "cv (2)"])).toBe("cv (3)");
});
