import { expect, test } from "vitest";
import type { ProposedEdit, Resume } from "~/core/resume";
import { buildResume } from "../../../../test/support/resumes";
import { splitHeadline } from "../lexicon/contact-labels";
import type { AcceptedEdit } from "../report";
import { applyChanges, type OwnerChange } from "../revising/owner-changes";
import { applyEdits } from "../rewriting/edits";
import { diffRows, ownWorkBeside, type Row, type Segment } from "./diff-rows";
import { stillOpen } from "./proposals";

const resume = buildResume({
  language: "en",
  contact: { name: "Ada", email: "ada@example.com", links: ["https://example.com"] },
  sections: [
    { kind: "skills", heading: "Skillz", bullets: ["node.js", "Go"] },
    {
      kind: "experience",
      heading: "Experience",
      entries: [
        {
          title: "Engineer",
          organisation: "Acme",
          dates: "2019 - 2021",
          bullets: ["Did one thing and did another"],
        },
        { title: "Lead", organisation: "Beta", dates: "2021 - Present", bullets: ["Led it"] },
      ],
    },
  ],
});
const [skills, experience] = resume.sections;
const [first, second] = experience?.entries ?? [];

function accepted(id: string, edit: ProposedEdit, before: string, after: string): AcceptedEdit {
  return { id, edit, before, after };
}

function replace(line: string | undefined, original: string, replacement: string): ProposedEdit {
  return { kind: "replace", line: line ?? "", original, replacement, reasons: [{ rule: "x" }] };
}

const bullet = first?.lines[0]?.id;
const heading = accepted("e1", replace(skills?.heading?.id, "Skillz", "Skills"), "Skillz", "Skills");
const split = accepted(
  "e2",
  replace(bullet, " and did another", "\nDid another"),
  "Did…",
  "Did one thing\nDid another",
);
const order = accepted(
  "e3",
  { kind: "reorder", parent: experience?.id ?? "", order: [second?.id ?? "", first?.id ?? ""], reasons: [] },
  "Acme, Beta",
  "Beta, Acme",
);

const edits = [split, order, heading];

/** The rows of the resume with these edits rejected and these changes of its owner. */
function rowsOf(rejected: string[] = [], changes: OwnerChange[] = [], proposed: AcceptedEdit[] = edits) {
  const accepted = proposed.filter(({ id }) => !rejected.includes(id)).map(({ edit }) => edit);
  const better = applyEdits(resume, accepted);
  const now = applyChanges(better, changes);
  return diffRows(resume, now, stillOpen(proposed, better, now), new Set(rejected));
}

const segmentsOf = (rows: Row[]) => rows.flatMap(({ segments }) => segments);
const textsOf = ({ now }: Segment) => now.map(({ text }) => text);
const numbersIn = (rows: Row[]) => segmentsOf(rows).flatMap(({ change }) => (change ? [change.edit.id] : []));
const write = (line: string | undefined, text: string): OwnerChange => ({
  kind: "write",
  line: line ?? "",
  text,
});

test("every line of the resume stands in one segment, with its contact details in one row", () => {
  const rows = rowsOf([], [], []);
  expect(rows.map(({ kind }) => kind)).toEqual([
    ..."name contact heading bullet bullet heading title meta bullet title meta bullet".split(" "),
  ]);
  expect(rows[1]?.segments.map(({ before }) => before)).toEqual(["ada@example.com", "https://example.com"]);
  expect(segmentsOf(rows).every((one) => textsOf(one).join() === one.before && one.own === null)).toBe(true);
});

test("changes have the numbers that the list of reasons gives them", () => {
  const numbers = segmentsOf(rowsOf()).flatMap(({ change }) =>
    change ? [[change.edit.id, change.number]] : [],
  );
  expect(numbers).toEqual([
    ["e1", 3],
    ["e3", 2],
    ["e2", 1],
  ]);
});

test("a split line has two texts now, which are no work of its owner", () => {
  const segment = segmentsOf(rowsOf()).find(({ id }) => id === bullet);
  expect(segment && textsOf(segment)).toEqual(["Did one thing", "Did another"]);
  expect(segment?.own).toBeNull();
});

test("a rejected change reads as before and keeps its number", () => {
  const segment = segmentsOf(rowsOf(["e1"])).find(({ change }) => change?.edit.id === "e1");
  expect(segment).toMatchObject({ before: "Skillz", change: { number: 3, rejected: true }, own: null });
  expect(segment && textsOf(segment)).toEqual(["Skillz"]);
});

test("entries stand in their new order until the move is rejected", () => {
  const titles = (rejected: string[]) =>
    rowsOf(rejected)
      .filter(({ kind }) => kind === "title")
      .map(({ segments }) => segments[0]?.before);
  expect(titles([])).toEqual(["Lead", "Engineer"]);
  expect(titles(["e3"])).toEqual(["Engineer", "Lead"]);
});

test("a line that its owner wrote over is theirs: its change is gone, and the others are numbered anew", () => {
  const rows = rowsOf([], [write(bullet, "Did it all")]);
  const segment = segmentsOf(rows).find(({ id }) => id === bullet);
  expect(segment).toMatchObject({ before: "Did one thing and did another", own: "written", change: null });
  expect(segment && textsOf(segment)).toEqual(["Did it all", "Did another"]);
  expect(numbersIn(rows)).toEqual(["e1", "e3"]);
  const ids = rows.flatMap((row) => ownWorkBeside(row)).flatMap(({ ids }) => ids);
  expect(ids).toEqual(expect.arrayContaining([bullet, `${bullet}~2`]));
});

test("a line that is written back to what was proposed has its change again", () => {
  expect(numbersIn(rowsOf([], [write(bullet, "Did it all"), write(bullet, "Did one thing")]))).toContain(
    "e2",
  );
});

test("a removed line stands where it was, with its text and nothing now", () => {
  const [node] = skills?.lines ?? [];
  const rows = rowsOf([], [{ kind: "remove", id: node?.id ?? "" }]);
  const at = rows.findIndex(({ key }) => key === node?.id);
  expect(rows[at]?.segments[0]).toMatchObject({ before: "node.js", now: [], own: "removed" });
  expect([rows[at - 1]?.kind, rows[at + 1]?.segments[0]?.before]).toEqual(["heading", "Go"]);
  expect(rows.flatMap((row) => ownWorkBeside(row))).toEqual([
    { ids: [node?.id], before: "node.js", done: "removed" },
  ]);
});

test("a removed entry stays struck as a whole and is put back as one, its changes with it", () => {
  const rows = rowsOf([], [{ kind: "remove", id: first?.id ?? "" }]);
  const gone = rows.filter((row) => row.gone);
  expect(gone.map(({ kind }) => kind)).toEqual(["title", "meta", "bullet"]);
  expect(gone.flatMap((row) => ownWorkBeside(row))).toEqual([
    { ids: [first?.id], before: "Engineer", done: "removed" },
  ]);
  expect(numbersIn(rows)).toEqual(["e1"]);
});

test("a removed section stays struck with its entries and is put back as one", () => {
  const rows = rowsOf([], [{ kind: "remove", id: experience?.id ?? "" }]);
  const work = rows.flatMap((row) => ownWorkBeside(row));
  expect(work).toEqual([{ ids: [experience?.id], before: "Experience", done: "removed" }]);
  expect(rows.filter(({ gone }) => gone)).toHaveLength(7);
});

test("what is added has nothing before it and is taken back by removing it", () => {
  const added: OwnerChange = {
    kind: "addLine",
    id: "own-1",
    owner: second?.id ?? "",
    after: null,
    text: "Hired four people",
    bullet: true,
  };
  const rows = rowsOf([], [added]);
  const row = rows.find(({ key }) => key === "own-1");
  expect(row?.segments[0]).toMatchObject({ before: "", own: "added", change: null });
  expect(row && ownWorkBeside(row)).toEqual([]);
  expect(rows[rows.findIndex(({ key }) => key === "own-1") - 1]?.kind).toBe("meta");
});

test("a filled field stands in the row of its kind, beside what it had before", () => {
  const rows = rowsOf(
    [],
    [
      { kind: "fillContact", field: "email", text: "ada@lovelace.org" },
      { kind: "fillContact", field: "phone", text: "+44 20 7946 0018" },
    ],
  );
  expect(rows[1]?.segments.map(({ before, own }) => [before, own])).toEqual([
    ["ada@example.com", "written"],
    ["", "added"],
    ["https://example.com", null],
  ]);
});

test("an order that its owner changed by hand is proposed no longer", () => {
  const rows = rowsOf([], [{ kind: "move", id: first?.id ?? "", by: -1 }]);
  expect(numbersIn(rows)).toEqual(["e1", "e2"]);
  expect(rows.some(({ kind }) => kind === "order")).toBe(false);
});

test("a moved part of a split line leaves the other where it is", () => {
  const segments = segmentsOf(
    rowsOf(
      [],
      [
        {
          kind: "addLine",
          id: "own-1",
          owner: first?.id ?? "",
          after: bullet ?? "",
          text: "Between",
          bullet: true,
        },
      ],
    ),
  );
  const lines = segments.flatMap(textsOf);
  expect(lines.slice(lines.indexOf("Did one thing")).slice(0, 3)).toEqual([
    "Did one thing",
    "Between",
    "Did another",
  ]);
  expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length);
});

test("each row knows what it is within, and the first of a place stands for it", () => {
  const rows = rowsOf();
  const heads = rows.flatMap(({ heads }) => heads.map(({ id }) => id));
  expect(heads).toEqual(["contact", skills?.id, experience?.id, second?.id, first?.id]);
  expect(rows.at(-1)?.within.map(({ kind }) => kind)).toEqual(["section", "entry"]);
});

const wishing = (headline: string): Resume => ({
  ...resume,
  contact: { ...resume.contact, headline: { id: "c.headline", ...splitHeadline(headline) } },
});

test("a headline stands in its row as documents show it, with its label, and reads so when it is written over", () => {
  const was = wishing("求职意向：财务经理");
  const textOf = (now: Resume) => diffRows(was, now, [], new Set())[1]?.segments[0];
  expect(textOf(was)).toMatchObject({ before: "求职意向：财务经理", own: null });
  const now = applyChanges(was, [write("c.headline", "求职意向：销售总监")]);
  expect(textOf(now)).toMatchObject({ now: [{ text: "求职意向：销售总监" }], own: "written" });
  expect(now.contact.headline).toMatchObject({ label: "求职意向：", text: "销售总监" });
});

test("a headline that a section shows has no row of its own", () => {
  const quoted = { id: "c.headline", text: "财务经理", quoted: true };
  const was = { ...resume, contact: { ...resume.contact, headline: quoted } };
  expect(diffRows(was, was, [], new Set()).map(({ key }) => key)).not.toContain("c.headline");
});
