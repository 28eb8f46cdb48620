import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { experience, optimised } from "../../../../test/support/optimised";
import { buildResume } from "../../../../test/support/resumes";

test("entries stand latest first, where all have dates", () => {
  const old = { title: "Old", dates: "2010 – 2012" };
  const recent = { title: "Recent", dates: "Jan 2015 – Present" };
  const titles = (resume: Resume) =>
    optimised(resume).better.sections[0]?.entries.map(({ title }) => title?.text);
  expect(titles(buildResume({ language: "en", sections: [experience(old, recent)] }))).toEqual([
    "Recent",
    "Old",
  ]);
  expect(
    titles(buildResume({ language: "en", sections: [experience({ title: "No date" }, old, recent)] })),
  ).toEqual(["No date", "Old", "Recent"]);
});

test.each([
  ["2019", "Jun 2019"],
  ["Jun 2019", "2019"],
])("of a year and a month of it neither is the later: %s stays before %s", (...dates) => {
  const entries = ["2010 – 2012", ...dates].map((text) => ({ title: "Clerk", dates: text }));
  const { better } = optimised(buildResume({ language: "en", sections: [experience(...entries)] }));
  const ordered = better.sections[0]?.entries.map((entry) => entry.dates?.text);
  expect(ordered).toEqual([...dates, "2010 – 2012"]);
});

test("dates take the manner of most and keep their months", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      experience(
        { title: "A", dates: "Sep. 2020 - Present" },
        { title: "B", dates: "Feb. 2018 - Aug. 2020" },
        { title: "C", dates: "03/2015 - 01/2018" },
        { title: "D", dates: "2012 – 2014" },
      ),
    ],
  });
  expect(optimised(resume).better.sections[0]?.entries.map(({ dates }) => dates?.text)).toEqual([
    "Sep. 2020 - Present",
    "Feb. 2018 - Aug. 2020",
    "Mar. 2015 - Jan. 2018",
    "2012 – 2014",
  ]);
});

test.each([
  [["August 2013 – Present", "June 2012 – July 2013", "June 2009 – May 2012"], null],
  [["July 2022 – July 2023", "Sept. 2018 – June 2022"], null],
  [["March 2019 – present", "July 2014 – March 2019", "June 2009 – July 2014"], null],
  [["06/2018-present", "07/2014-06/2018", "03/2012-06/2014"], null],
  [
    ["Mar 2019 – present", "July 2014 – March 2019", "August 2009 – June 2014"],
    ["March 2019 – present", "July 2014 – March 2019", "August 2009 – June 2014"],
  ],
  [
    ["Jan 2019 – Mar 2020", "June 2014 – Feb 2019", "06/2010 – 05/2014"],
    ["Jan 2019 – Mar 2020", "June 2014 – Feb 2019", "June 2010 – May 2014"],
  ],
  [
    ["2016.02- 2019.01", "2013.07- 2016.01", "2010.09-2013.06"],
    ["2016.02-2019.01", "2013.07-2016.01", "2010.09-2013.06"],
  ],
  [["Jan 2019 – Mar 2020", "Apr 2014 – Feb 2019", "06/10 – 05/2014 or so"], null],
])("dates are made uniform or left: %j", (dates, after) => {
  const entries = dates.map((text, index) => ({ title: `Job ${index}`, dates: text }));
  const { better } = optimised(buildResume({ language: "en", sections: [experience(...entries)] }));
  expect(better.sections[0]?.entries.map((entry) => entry.dates?.text)).toEqual(after ?? dates);
});

test("dates stay where one of them was read with doubt and would differ still", () => {
  const resume = buildResume({
    language: "zh",
    sections: [
      "2019.08- 2020.01",
      "2013.07- 2016.01",
      "2016.02-2017.01",
      "2017.02-2019.01",
      "2010.02-2013.01",
    ].map((dates) => ({ kind: "experience", entries: [{ title: "会计", dates }] })),
  });
  const [first, ...rest] = resume.sections;
  if (!first) throw new Error("the sample has sections");
  const entries = first.entries.map((entry) => ({ ...entry, doubt: { fields: [], lines: [] } }));
  expect(optimised(resume).proposed).toHaveLength(1);
  expect(optimised({ ...resume, sections: [{ ...first, entries }, ...rest] }).proposed).toEqual([]);
});

test("sections are headed and ordered as readers expect", () => {
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "interests", heading: "hobbies", body: ["Chess"] },
      { kind: "skills", heading: "tech stack", body: ["Go"] },
      { kind: "summary", heading: "About me", body: ["Engineer."] },
      { kind: "experience", heading: "Volunteer Experience", entries: [{ title: "Cook" }] },
    ],
  });
  expect(optimised(resume).better.sections.map(({ heading }) => heading?.text)).toEqual([
    "Summary",
    "Skills",
    "Volunteer Experience",
    "Hobbies",
  ]);
});
