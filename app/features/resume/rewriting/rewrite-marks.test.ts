import { expect, test } from "vitest";
import { experience, optimised } from "../../../../test/support/optimised";
import { buildResume } from "../../../../test/support/resumes";

test("punctuation is one change, however many lines it touches, and so are the dates", () => {
  const resume = buildResume({
    language: "zh",
    sections: [
      {
        kind: "experience",
        heading: "工作经历",
        entries: [
          { title: "A", dates: "2020.01 - 2021.02", bullets: ["撰写推文,每周 5 篇", "策划直播,共 24 场"] },
          { title: "B", dates: "2018年1月 - 2019年2月", bullets: ["维护社群,覆盖 2.4 万人"] },
          { title: "C", dates: "2016年1月 - 2017年2月", bullets: ["整理报表,每月 1 份"] },
          { title: "D", dates: "2015.01 - 2015.12" },
          { title: "E", dates: "2014.01 - 2014.12" },
        ],
      },
    ],
  });
  const { accepted, better } = optimised(resume);
  expect(accepted.map(({ edit }) => [edit.kind, ...edit.reasons.map(({ rule }) => rule)])).toEqual([
    ["group", "fullWidth"],
    ["group", "dateStyle"],
  ]);
  expect(better.sections[0]?.entries[1]?.lines[0]?.text).toBe("维护社群，覆盖 2.4 万人");
});

test("full stops follow most of the bullets", () => {
  const bullets = ["docs", "tests", "talks", "letters"].map((what) => `Wrote the ${what} of the whole firm.`);
  bullets.push("Led the yearly talks with the unions");
  const resume = buildResume({
    language: "en",
    sections: [experience({ title: "A", dates: "2015 – 2016", bullets })],
  });
  expect(optimised(resume).better.sections[0]?.entries[0]?.lines.at(-1)?.text).toBe(
    "Led the yearly talks with the unions.",
  );
});

function bulletsAfter(lines: { text: string; bullet: boolean }[]) {
  const resume = buildResume({
    language: "en",
    sections: [experience({ title: "A", dates: "2015 – 2016", bullets: lines.map(({ text }) => text) })],
  });
  const [section] = resume.sections;
  const [entry] = section?.entries ?? [];
  if (!section || !entry) throw new Error("the sample has an entry");
  entry.lines = entry.lines.map((line, index) => ({ ...line, bullet: lines[index]?.bullet ?? true }));
  return optimised(resume).better.sections[0]?.entries[0]?.lines.map(({ text }) => text);
}

const [ended, open] = [".", ""].map((mark) =>
  ["docs", "tests", "talks", "letters"].map((what) => ({
    text: `Wrote the ${what} of the whole firm${mark}`,
    bullet: true,
  })),
);

test.each([
  [
    "its sentence goes on",
    ended,
    ["Matches 2 million rows a night and replaced a list kept by two", "accountants."],
  ],
  ["it is a title", ended, ["Coach, high school mock trial"]],
  ["it is a membership", ended, ["Chartered Member, Institution of Engineers"]],
  ["its sentence ends a line later", open, ["Built a tool for two.", "Accountants use it"]],
])("no full stop is added or taken where %s", (_, others, [text = "", next]) => {
  const lines = [...(others ?? []), { text, bullet: true }];
  if (next !== undefined) lines.push({ text: next, bullet: false });
  expect(bulletsAfter(lines)).toEqual(lines.map((line) => line.text));
});

test("full stops stay where the reader broke most bullets into lines", () => {
  const lines = Array.from({ length: 6 }, (_, index) => [
    { text: `Wrote the handbook of firm ${index} that all of its branches`, bullet: true },
    { text: `follow for returns since the year 200${index}`, bullet: false },
  ]).flat();
  lines.push({ text: "Coached the team to two state meets.", bullet: true });
  expect(bulletsAfter(lines)).toEqual(lines.map(({ text }) => text));
});
