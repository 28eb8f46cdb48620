import { expect, test } from "vitest";
import type { ProposedEdit, Resume } from "~/core/resume";
import { judgeEdits } from "../../../../test/support/fact-oracle";
import { attackNames, hostileEdits } from "../../../../test/support/hostile-analyst";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../test/support/resumes";
import { applyEdits } from "../rewriting/edits";
import { admitEdits } from "./admit-edits";

function sample(): Resume {
  return buildResume({
    language: "en",
    contact: { name: "Ada Example", email: "ada@example.com" },
    sections: [
      {
        kind: "experience",
        heading: "work experience",
        entries: [
          {
            title: "Javascript Developer",
            organisation: "Acme Ltd",
            place: "Berlin",
            dates: "03/2012 - 05/2014",
            bullets: ["Responsible for managing 3 systems.", "Wrote the API docs.", "Wrote the API docs"],
          },
          { title: "Clerk", organisation: "Beta", dates: "2014 – 2016", bullets: ["Wrote the API docs"] },
        ],
      },
      { kind: "skills", heading: "Skills", body: ["Typing"] },
    ],
  });
}

/** l1 name, l2 mail, l3 heading, l4 title, l5 organisation, l6 place, l7 dates, l8–l10 bullets, l14 bullet of the second entry. */
function replace(line: string, original: string, replacement: string): ProposedEdit {
  return { kind: "replace", line, original, replacement, reasons: [{ rule: "weakOpening" }] };
}

function outcome(...edits: ProposedEdit[]) {
  const { accepted, rejected } = admitEdits(sample(), edits);
  return { after: accepted.map(({ after }) => after), rejected };
}

test("a good edit passes with its whole line before and after", () => {
  const { accepted, rejected } = admitEdits(sample(), [replace("l8", "Responsible for managing", "Managed")]);
  expect(rejected).toEqual({});
  expect(accepted[0]).toMatchObject({
    id: "edit-1",
    before: "Responsible for managing 3 systems.",
    after: "Managed 3 systems.",
  });
});

test("a rewording of eight fifths and eight characters is the longest that passes", () => {
  const before = "Wrote the docs for the API.";
  const resume = buildResume({
    language: "en",
    sections: [
      { kind: "experience", heading: "Experience", entries: [{ title: "Clerk", bullets: [before] }] },
    ],
  });
  const id = resume.sections[0]?.entries[0]?.lines[0]?.id ?? "";
  const most = Math.floor(before.length * 1.6 + 8);
  const rejectedAt = (length: number) => {
    const after = `${before.slice(0, -1)} ${"the ".repeat(20)}`.slice(0, length - 1).padEnd(length, ".");
    expect(after).toHaveLength(length);
    return admitEdits(resume, [replace(id, before, after)]).rejected;
  };
  expect(rejectedAt(most + 1)).toEqual({ tooLong: 1 });
  expect(rejectedAt(most)).not.toHaveProperty("tooLong");
});

test("the identity block is locked", () => {
  expect(outcome(replace("l1", "Ada", "Eve"), replace("l2", "ada@", "eve@")).rejected).toEqual({ locked: 2 });
});

test("an original must stand in its line exactly once", () => {
  const edits = [
    replace("l8", "s", "S"),
    replace("l8", "Absent", "x"),
    replace("l99", "x", "y"),
    replace("l8", "", "x"),
  ];
  expect(outcome(...edits).rejected).toEqual({ notFound: 4 });
});

test("one edit a line and one order a parent", () => {
  const order: ProposedEdit = { kind: "reorder", parent: "resume", order: ["s2", "s1"], reasons: [] };
  const edits = [
    replace("l8", "Responsible for managing", "Managed"),
    replace("l8", "systems", "systems"),
    order,
    order,
  ];
  expect(outcome(...edits)).toMatchObject({ rejected: { duplicateTarget: 2 } });
});

test("an order must name each item once", () => {
  const order = (...ids: string[]): ProposedEdit => ({
    kind: "reorder",
    parent: "s1",
    order: ids,
    reasons: [],
  });
  expect(
    outcome(order("e1"), order("e1", "e1"), order("e2", "e1", "e1"), order("e1", "e2")).rejected,
  ).toEqual({
    notPermutation: 3,
    unchanged: 1,
  });
  expect(outcome(order("e2", "e1")).after).toEqual([
    "Clerk · Beta · 2014 – 2016\nJavascript Developer · Acme Ltd · 03/2012 - 05/2014",
  ]);
});

test.each(["section", "entry"] as const)(
  "where a %s was read with doubt its entries keep their order",
  (part) => {
    const resume = sample();
    const [section] = resume.sections;
    const entry = section?.entries[1];
    if (!section || !entry) throw new Error("the sample has no second entry");
    if (part === "section") section.doubt = { fields: ["kind"], lines: [] };
    else entry.doubt = { fields: ["dates"], lines: [] };
    const order: ProposedEdit = { kind: "reorder", parent: "s1", order: ["e2", "e1"], reasons: [] };
    expect(admitEdits(resume, [order])).toMatchObject({ accepted: [], rejected: { locked: 1 } });
  },
);

test("the names and dates of an entry that was read with doubt are locked", () => {
  const resume = sample();
  const [entry] = resume.sections[0]?.entries ?? [];
  if (!entry) throw new Error("the sample has no entry");
  const edits = [
    replace("l4", "Javascript", "JavaScript"),
    replace("l5", "Acme Ltd", "ACME Ltd"),
    replace("l6", "Berlin", "BERLIN"),
    replace("l7", "03/2012 - 05/2014", "Mar 2012 – May 2014"),
  ];
  entry.doubt = { fields: ["title"], lines: [] };
  expect(admitEdits(resume, edits)).toMatchObject({ accepted: [], rejected: { locked: 4 } });
});

test("titles, employers and places change in casing alone", () => {
  expect(outcome(replace("l4", "Javascript", "JavaScript")).after).toEqual(["JavaScript Developer"]);
  const edits = [
    replace("l4", "Developer", "Senior Developer"),
    replace("l5", "Acme", "Google"),
    replace("l6", "Berlin", "Munich"),
    replace("l4", "t D", "tD"),
  ];
  expect(outcome(...edits)).toEqual({ after: [], rejected: { newFact: 4 } });
});

test.each(["Mar 2012 – May 2014", "2012.03 – 2014.05", "March 2012 to May 2014"])(
  "dates may be written as %s",
  (text) => {
    expect(outcome(replace("l7", "03/2012 - 05/2014", text)).after).toEqual([text]);
  },
);

test.each([
  "Mar 2012 – Jun 2014",
  "2012 – 2014",
  "Mar 2012 – Present",
  "Mar – May 2014",
  "03/2012 -- 05/2014",
  "03/2012 -",
])("dates may not become %s", (text) => {
  expect(outcome(replace("l7", "03/2012 - 05/2014", text)).after).toEqual([]);
});

test("headings become standard ones and nothing else", () => {
  expect(outcome(replace("l3", "work experience", "Work Experience")).after).toEqual(["Work Experience"]);
  expect(outcome(replace("l3", "work experience", "Executive Experience")).after).toEqual([]);
});

test("a line goes only while its like stands beside it", () => {
  expect(outcome(replace("l10", "Wrote the API docs", "")).after).toEqual([""]);
  expect(outcome(replace("l9", "Wrote the API docs.", ""), replace("l10", "Wrote the API docs", ""))).toEqual(
    {
      after: [""],
      rejected: { lostFact: 1 },
    },
  );
  expect(outcome(replace("l14", "Wrote the API docs", "")).rejected).toEqual({ lostFact: 1 });
  expect(outcome(replace("l8", "Responsible for managing 3 systems.", "")).rejected).toEqual({ lostFact: 1 });
});

test("control, bidirectional and invisible characters do not pass", () => {
  for (const mark of ["\u0000", "\u200b", "\u202e", "\u2028", "\t", "\u{e0041}"])
    expect(outcome(replace("l9", "the API", `the ${mark}API`)).after).toEqual([]);
});

test("an analyst's own words come out plain, short and without links", () => {
  const text = `Better\u202e <b>x</b> https://evil.example/x ${"y".repeat(900)}`;
  const edit: ProposedEdit = {
    ...replace("l8", "Responsible for managing", "Managed"),
    reasons: [{ rule: "x.y z", text }],
  };
  const [reason] = admitEdits(sample(), [edit]).accepted[0]?.edit.reasons ?? [];
  expect(reason?.rule).toBe("reworded");
  expect(reason?.text?.length).toBeLessThanOrEqual(300);
  expect(reason?.text).not.toMatch(/evil|\u202e/);
});

const samples = {
  strongEnglish,
  averageEnglish,
  studentEnglish,
  strongChinese,
  averageChinese,
  studentChinese,
};

test.each(Object.entries(samples))(
  "no invented or lost fact in what passes of 3,000 hostile edits: %s",
  (_, make) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const resume = make();
      const { accepted } = admitEdits(resume, hostileEdits(resume, seed));
      const better = applyEdits(
        resume,
        accepted.map(({ edit }) => edit),
      );
      expect(judgeEdits(resume, better, accepted)).toEqual({ invented: [], lost: [] });
    }
  },
);

test("the hostile analyst's plain inventions never pass, and the oracle would see them", () => {
  const resume = strongEnglish();
  const edits = Array.from({ length: 20 }, (_, seed) => hostileEdits(resume, seed)).flat();
  const inventions = edits.filter((edit) => edit.reasons[0]?.rule === "invent");
  expect(inventions.length).toBeGreaterThan(30);
  expect(admitEdits(resume, inventions).accepted).toEqual([]);
  expect(attackNames.length).toBeGreaterThan(15);
  const forged = [
    { id: "x", before: "Built APIs", after: "Built APIs for Google by 47%", edit: inventions[0] ?? edits[0] },
  ];
  const [first] = forged;
  if (!first?.edit) throw new Error("no invention");
  expect(judgeEdits(resume, resume, [{ ...first, edit: first.edit }]).invented.length).toBeGreaterThan(1);
});
