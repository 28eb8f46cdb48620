import { expect, test } from "vitest";
import type { Mark, TextRun } from "../sheet/sheet";
import { partsOfPage, structureObjects, taggedBlocks } from "./structure";

function run(text: string, y: number, space: TextRun["space"] = "\n"): TextRun {
  const face = { family: "sans" as const, bold: false };
  const at = { x: 0, y, width: 10, size: 10, face, colour: "#000000" };
  return { text, ...at, link: null, line: null, space };
}

const page = (runs: TextRun[], marks: Mark[] = []) => ({ runs, marks });

function roles(...pages: ReturnType<typeof page>[]) {
  return taggedBlocks(pages).map(({ role, parts }) => [
    role,
    parts.map(({ runs }) => runs.map(({ text }) => text).join("|")).join(" / "),
  ]);
}

test("runs up to a new line are one block", () => {
  expect(
    roles(page([run("Maya", 10, " "), run("Lindqvist", 10), run("Led", 20, " "), run("six", 30)])),
  ).toEqual([
    ["H1", "Maya|Lindqvist"],
    ["P", "Led|six"],
  ]);
});

test("a block that turns the page is one with a part on each", () => {
  expect(roles(page([run("Maya", 10), run("Led", 800, " ")]), page([run("six", 10), run("Go", 20)]))).toEqual(
    [
      ["H1", "Maya"],
      ["P", "Led / six"],
      ["P", "Go"],
    ],
  );
});

test("what stands at a mark is a heading of its level, also on the line of another text", () => {
  const marks: Mark[] = [
    { title: "Work", level: 1, x: 0, y: 15 },
    { title: "Engineer", level: 2, x: 0, y: 26 },
  ];
  const runs = [run("Maya", 10), run("Work", 20), run("Engineer", 30), run("2021", 30), run("• ", 40)];
  expect(roles(page(runs, marks))).toEqual([
    ["H1", "Maya"],
    ["H2", "Work"],
    ["H3", "Engineer"],
    ["P", "2021"],
    ["LI", "• "],
  ]);
});

test("the numbers of a page's content lead back to its elements", () => {
  const blocks = taggedBlocks([
    page([run("Maya", 10), run("• one", 20), run("• two", 30, " ")]),
    page([run("more", 10), run("end", 20)]),
  ]);
  let last = 10;
  const { root, objects } = structureObjects(blocks, [3, 5], () => {
    last += 1;
    return last;
  });
  expect(partsOfPage(blocks, 1).map(({ block }) => block.role)).toEqual(["LI", "P"]);
  const parents = /\/ParentTree (\d+)/.exec(objects.get(root) ?? "")?.[1];
  const [first = "", second = ""] = [
    ...(objects.get(Number(parents)) ?? "").matchAll(/\d \[([^\]]*)\]/g),
  ].map(([, ids = ""]) => ids);
  const roleOf = (reference: string) =>
    /\/S \/(\w+)/.exec(objects.get(Number.parseInt(reference, 10)) ?? "")?.[1];
  expect(first.split(" 0 R").filter(Boolean).map(roleOf)).toEqual(["H1", "LBody", "LBody"]);
  expect(second.split(" 0 R").filter(Boolean).map(roleOf)).toEqual(["LBody", "P"]);
  const turned = [...objects.values()].find((text) => text.includes("/Pg 5") && text.includes("/Pg 3"));
  expect(turned).toContain("<< /Type /MCR /Pg 3 0 R /MCID 2 >> << /Type /MCR /Pg 5 0 R /MCID 0 >>");
});

test("items side by side are one list, parted ones are two", () => {
  const blocks = taggedBlocks([
    page(["Maya", "• a", "• b", "text", "• c"].map((text, row) => run(text, row))),
  ]);
  let last = 0;
  const { objects } = structureObjects(blocks, [1], () => {
    last += 1;
    return last;
  });
  const all = [...objects.values()].join("\n");
  expect(all.match(/\/S \/L /g)).toHaveLength(2);
  expect(all.match(/\/S \/LI /g)).toHaveLength(3);
});
