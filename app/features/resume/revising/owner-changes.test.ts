import { expect, test } from "vitest";
import { linesOf, type Resume } from "~/core/resume";
import { buildResume } from "../../../../test/support/resumes";
import { applyChanges, linesOfOwner, type OwnerChange, takenBack, undone } from "./owner-changes";
import { isOwnerChange } from "./stored-change";

const resume = buildResume({
  language: "en",
  contact: {
    name: "Ada",
    email: "ada@example.com",
    links: ["https://example.com"],
    other: ["Born in London"],
  },
  sections: [
    { kind: "skills", heading: "Skills", body: ["Go"] },
    {
      kind: "experience",
      heading: "Experience",
      entries: [
        { title: "Engineer", organisation: "Acme", dates: "2019 - 2021", bullets: ["Built it", "Ran it"] },
        { title: "Lead", organisation: "Beta", bullets: ["Led it"] },
      ],
    },
  ],
});
const [skills, work] = resume.sections;
const [engineer, lead] = work?.entries ?? [];
const id = (thing: { id: string } | null | undefined) => thing?.id ?? "";
const texts = (changed: Resume) => linesOf(changed).map(({ text }) => text);
const after = (...changes: OwnerChange[]) => texts(applyChanges(resume, changes));

test.each([
  ["a name", id(resume.contact.name), "Ada"],
  ["a link", id(resume.contact.links[0]), "https://example.com"],
  ["another contact line", id(resume.contact.other[0]), "Born in London"],
  ["a heading", id(work?.heading), "Experience"],
  ["a line of a section", id(skills?.lines[0]), "Go"],
  ["a title", id(engineer?.title), "Engineer"],
  ["an employer", id(engineer?.organisation), "Acme"],
  ["a bullet", id(engineer?.lines[1]), "Ran it"],
])("%s is written over where it stands, and removed when nothing is written", (_, line, was) => {
  expect(after({ kind: "write", line, text: "  Written\n anew " })).toEqual(
    texts(resume).map((text) => (text === was ? "Written anew" : text)),
  );
  expect(after({ kind: "write", line, text: " " })).toEqual(texts(resume).filter((text) => text !== was));
});

test("dates that are written are read as dates, and stay as they are typed where they cannot be", () => {
  const dates = (text: string) =>
    applyChanges(resume, [{ kind: "write", line: id(engineer?.dates), text }]).sections[1]?.entries[0]?.dates;
  expect(dates("March 2020 – Present")).toMatchObject({
    text: "March 2020 – Present",
    from: { year: 2020, month: 3 },
    to: "present",
  });
  expect(dates("some time ago")).toMatchObject({ text: "some time ago", from: null, to: null });
  expect(dates("")).toBeNull();
});

test.each([
  ["求职意向：销售总监", { label: "求职意向：", text: "销售总监" }],
  ["销售总监", { label: "求职意向：", text: "销售总监" }],
  ["应聘职位：销售总监", { label: "应聘职位：", text: "销售总监" }],
  ["现任职务：出纳", { label: "现任职务：", text: "出纳" }],
  [" ", null],
])("a headline behind its label that is written over with %j keeps one label", (text, expected) => {
  const headline = { id: "c.headline", label: "求职意向：", text: "财务经理" };
  const was = { ...resume, contact: { ...resume.contact, headline } };
  const { contact } = applyChanges(was, [{ kind: "write", line: "c.headline", text }]);
  expect(contact.headline).toEqual(expected && { id: "c.headline", ...expected });
});

test("what is filled as a headline has its label apart, and what a section shows stays there when it is written over", () => {
  const filled = applyChanges(resume, [{ kind: "fillContact", field: "headline", text: "求职意向：出纳" }]);
  expect(filled.contact.headline).toMatchObject({ label: "求职意向：", text: "出纳" });
  const headline = { id: "c.headline", text: "财务经理", quoted: true };
  const was = { ...resume, contact: { ...resume.contact, headline } };
  const { contact } = applyChanges(was, [{ kind: "write", line: "c.headline", text: "销售总监" }]);
  expect(contact.headline).toEqual({ ...headline, text: "销售总监" });
});

test("fields are filled, and filled once more", () => {
  const fill = (text: string): OwnerChange => ({ kind: "fillEntry", entry: id(lead), field: "dates", text });
  const [, filled] = applyChanges(resume, [fill("2018"), fill("2021 - 2022")]).sections[1]?.entries ?? [];
  expect(filled?.dates).toMatchObject({ id: `${lead?.id}:dates`, text: "2021 - 2022", from: { year: 2021 } });
  const { contact } = applyChanges(resume, [
    { kind: "fillContact", field: "phone", text: " 020 7946 0018 " },
    { kind: "fillContact", field: "email", text: "" },
  ]);
  expect(contact).toMatchObject({ phone: { id: "contact:phone", text: "020 7946 0018" }, email: null });
});

const line = (after: string | null, owner: string | undefined): OwnerChange => ({
  kind: "addLine",
  id: "own-1",
  owner: owner ?? "",
  after,
  text: "Added",
  bullet: true,
});

test.each([
  ["first of an entry", line(null, engineer?.id), ["Added", "Built it", "Ran it"]],
  ["below a line", line(id(engineer?.lines[0]), engineer?.id), ["Built it", "Added", "Ran it"]],
  ["last where that line is gone", line("nowhere", engineer?.id), ["Built it", "Ran it", "Added"]],
])("a line is added %s", (_, change, expected) => {
  const entry = applyChanges(resume, [change]).sections[1]?.entries[0];
  expect(entry?.lines.map(({ text }) => text)).toEqual(expected);
});

test("a line is added to a section, but not an empty one", () => {
  expect(after(line(null, skills?.id))).toEqual(texts(resume).toSpliced(5, 0, "Added"));
  expect(
    after({ kind: "addLine", id: "own-1", owner: id(skills), after: null, text: " ", bullet: true }),
  ).toEqual(texts(resume));
});

test.each([
  ["at the end", undefined, ["Engineer", "Lead", "Intern"]],
  ["above another", id(lead), ["Engineer", "Intern", "Lead"]],
  ["at the end where the other is gone", "nowhere", ["Engineer", "Lead", "Intern"]],
])("an entry is added %s", (_, before, expected) => {
  const change: OwnerChange = {
    kind: "addEntry",
    id: "own-1",
    section: id(work),
    title: "Intern",
    ...(before === undefined ? {} : { before }),
  };
  const entries = applyChanges(resume, [change]).sections[1]?.entries ?? [];
  expect(entries.map(({ title }) => title?.text)).toEqual(expected);
});

test("a summary is added on top, another section at the end, each with its heading", () => {
  const add = (section: "summary" | "awards"): OwnerChange => ({
    kind: "addSection",
    id: `own-${section}`,
    section,
    heading: section,
  });
  const { sections } = applyChanges(resume, [add("awards"), add("summary")]);
  expect(sections.map(({ heading }) => heading?.text)).toEqual(["summary", "Skills", "Experience", "awards"]);
  expect(sections[0]).toMatchObject({ kind: "summary", lines: [], entries: [] });
});

test.each([
  ["a line", id(engineer?.lines[0]), ["Built it"]],
  ["an entry", id(engineer), ["Engineer", "Acme", "2019 - 2021", "Built it", "Ran it"]],
  ["a section", id(skills), ["Skills", "Go"]],
])("%s is removed with all that is in it", (_, gone, lost) => {
  expect(after({ kind: "remove", id: gone })).toEqual(texts(resume).filter((text) => !lost.includes(text)));
});

test("lines, entries and sections move by one, and not beyond the ends", () => {
  const move = (thing: { id: string } | undefined, by: -1 | 1): OwnerChange => ({
    kind: "move",
    id: id(thing),
    by,
  });
  const { sections } = applyChanges(resume, [move(work, -1), move(lead, -1), move(engineer?.lines[0], 1)]);
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "skills"]);
  expect(sections[0]?.entries.map(({ title }) => title?.text)).toEqual(["Lead", "Engineer"]);
  expect(sections[0]?.entries[1]?.lines.map(({ text }) => text)).toEqual(["Ran it", "Built it"]);
  for (const [thing, by] of [
    [skills, -1],
    [work, 1],
    [lead, 1],
  ] as const)
    expect(after(move(thing, by))).toEqual(texts(resume));
});

test.each([
  { kind: "write", line: "nowhere", text: "x" },
  { kind: "fillEntry", entry: "nowhere", field: "title", text: "x" },
  { kind: "addLine", id: "own-1", owner: "nowhere", after: null, text: "x", bullet: true },
  { kind: "addEntry", id: "own-1", section: "nowhere", title: "x" },
  { kind: "remove", id: "nowhere" },
  { kind: "move", id: "nowhere", by: 1 },
] satisfies OwnerChange[])("a step whose place is gone changes nothing: $kind", (change) => {
  expect(applyChanges(resume, [change])).toEqual(resume);
});

test.each([
  { kind: "write", line: id(engineer?.title), text: "x" },
  { kind: "fillEntry", entry: id(lead), field: "place", text: "London" },
  { kind: "fillContact", field: "place", text: "London" },
  { kind: "addLine", id: "own-1", owner: id(lead), after: null, text: "x", bullet: true },
  { kind: "addEntry", id: "own-1", section: id(work), title: "x" },
  { kind: "addSection", id: "own-1", section: "awards", heading: "Awards" },
  { kind: "remove", id: id(skills) },
] satisfies OwnerChange[])("the same step twice is done once: $kind", (change) => {
  expect(applyChanges(resume, [change, change])).toEqual(applyChanges(resume, [change]));
});

test("what is added can be written, moved and removed like the rest", () => {
  const added = line(id(engineer?.lines[1]), engineer?.id);
  const lines = (...more: OwnerChange[]) =>
    applyChanges(resume, [added, ...more]).sections[1]?.entries[0]?.lines.map(({ text }) => text);
  expect(lines({ kind: "write", line: "own-1", text: "Better" })).toEqual(["Built it", "Ran it", "Better"]);
  expect(lines({ kind: "move", id: "own-1", by: -1 })).toEqual(["Built it", "Added", "Ran it"]);
  expect(lines({ kind: "remove", id: "own-1" })).toEqual(["Built it", "Ran it"]);
});

test("a resume without changes is itself, and its changes leave it alone", () => {
  const before = structuredClone(resume);
  expect(applyChanges(resume, [])).toBe(resume);
  applyChanges(resume, [line(null, engineer?.id), { kind: "remove", id: id(work) }]);
  expect(resume).toEqual(before);
});

const write = (text: string, joined?: true): OwnerChange => ({
  kind: "write",
  line: "l1",
  text,
  ...(joined ? { joined } : {}),
});

test("the last step is undone whole, and nothing is undone where nothing was done", () => {
  const steps = [write("a"), write("b"), write("c", true), write("d", true)];
  expect(undone(steps)).toEqual([write("a")]);
  expect(undone(undone(steps))).toEqual([]);
  expect(undone([])).toEqual([]);
});

test("what was done to a line is taken back wherever it stands, and what was joined to it leads on", () => {
  const other: OwnerChange = { kind: "fillContact", field: "phone", text: "1", joined: true };
  const last: OwnerChange = { kind: "fillContact", field: "place", text: "London", joined: true };
  const left = takenBack([{ kind: "remove", id: "s1" }, write("a"), other, last], ["l1"]);
  expect(left).toMatchObject([{ kind: "remove" }, { field: "phone" }, { field: "place" }]);
  expect(undone(left)).toEqual([{ kind: "remove", id: "s1" }]);
  expect(takenBack([{ kind: "remove", id: "s1" }], ["s1"])).toEqual([]);
  expect(takenBack([other], ["contact:phone"])).toEqual([]);
  const move: OwnerChange = { kind: "move", id: "l1", by: 1 };
  expect(takenBack([move], ["l1"])).toEqual([move]);
});

test("the lines of the owner are those that were written, filled or added", () => {
  const lines = linesOfOwner([
    write("a"),
    line(null, "e1"),
    { kind: "fillContact", field: "phone", text: "1" },
    { kind: "fillEntry", entry: "e1", field: "dates", text: "2020" },
    { kind: "addEntry", id: "own-2", section: "s1", title: "x" },
    { kind: "addSection", id: "own-3", section: "awards", heading: "Awards" },
    { kind: "remove", id: "l9" },
    { kind: "move", id: "l8", by: 1 },
  ]);
  expect([...lines]).toEqual(["l1", "own-1", "contact:phone", "e1:dates", "own-2:title", "own-3:heading"]);
});

test.each([
  [{ kind: "addEntry", id: "a", section: "s", title: "t" }, true],
  [{ kind: "addEntry", id: "a", section: "s", title: "t", before: "e1" }, true],
  [{ kind: "addEntry", id: "a", section: "s", title: "t", before: 1 }, false],
  [{ kind: "addLine", id: "a", owner: "s", after: null, text: "t", bullet: true }, true],
  [{ kind: "addLine", id: "a", owner: "s", after: 1, text: "t", bullet: true }, false],
  [{ kind: "addLine", id: "a", owner: "s", after: null, text: "t" }, false],
  [{ kind: "addSection", id: "a", section: "hobby", heading: "t" }, false],
  [{ kind: "fillContact", field: "age", text: "t" }, false],
  [{ kind: "fillEntry", entry: "e1", field: "dates", text: "t" }, true],
  [{ kind: "__proto__", id: "a" }, false],
  ["write", false],
])("of stored values %j is a change: %s", (value, whole) => {
  expect(isOwnerChange(value)).toBe(whole);
});
