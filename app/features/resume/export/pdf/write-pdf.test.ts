import { getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { openFonts } from "../../../../../test/support/fonts";
import type { Sheet, SheetPage, TextRun } from "../sheet/sheet";
import { writePdf } from "./write-pdf.client";

function run(text: string, y: number, changes: Partial<TextRun> = {}): TextRun {
  const face = { family: "sans" as const, bold: false };
  return {
    text,
    x: 40,
    y,
    width: 100,
    size: 10,
    face,
    colour: "#1c1b18",
    link: null,
    line: null,
    space: "\n",
    ...changes,
  };
}

function page(changes: Partial<SheetPage>): SheetPage {
  return { runs: [], rules: [], pictures: [], icons: [], marks: [], ...changes };
}

const bold = { face: { family: "sans", bold: true } } as const;

const pages = [
  page({
    runs: [
      run("林若溪 Lin", 60, { ...bold, size: 20 }),
      run("工作经历", 100, bold),
      run("云桥支付", 120, { ...bold, space: " " }),
      run("2021 – 2024", 120, { x: 450 }),
      run("•", 140, { space: " ", width: 3 }),
      run("主导 Kafka 迁移，", 140, { x: 50, space: "" }),
      run("覆盖 1200 家商户。", 155, { x: 50 }),
      run("•", 170, { space: " ", width: 3 }),
      run("github.com/lin", 170, { x: 50, link: "https://github.com/lin" }),
    ],
    rules: [{ x: 40, y: 104, width: 500, height: 1, colour: "#0f6b57" }],
    marks: [
      { title: "工作经历", level: 1, x: 40, y: 90 },
      { title: "云桥支付", level: 2, x: 40, y: 110 },
    ],
  }),
  page({
    runs: [run("Skills", 60, bold), run("Go (fluent)", 80)],
    marks: [{ title: "Skills", level: 1, x: 40, y: 50 }],
  }),
];

async function written(changes: Partial<Sheet> = {}, draw?: (text: string) => string) {
  const sheet: Sheet = { paper: "a4", pages, size: 10, spacing: 1, fits: true, ...changes };
  const fonts = await openFonts(
    sheet.pages.flatMap(({ runs }) => runs),
    "zh",
  );
  return writePdf(sheet, fonts, { title: "林若溪 – 简历", language: "zh", draw });
}

async function opened(changes: Partial<Sheet> = {}) {
  const blob = await written(changes);
  const { getDocument } = await getResolvedPDFJS();
  return getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 }).promise;
}

test("all words are read back in their order, with the spaces and lines between them", async () => {
  const { items } = await (await (await opened()).getPage(1)).getTextContent({ disableNormalization: true });
  const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
  expect(text.trim().split("\n")).toEqual([
    "林若溪 Lin",
    "工作经历",
    "云桥支付 2021 – 2024",
    "• 主导 Kafka 迁移，",
    "覆盖 1200 家商户。",
    "• github.com/lin",
  ]);
});

test("each run stands where the sheet has it, in its size", async () => {
  const { items } = await (await (await opened()).getPage(1)).getTextContent();
  const dates = items.find((item) => "str" in item && item.str.startsWith("2021"));
  expect(
    dates && "transform" in dates && dates.transform.map((part: number) => Number(part.toFixed(2))),
  ).toEqual([10, 0, 0, 10, 450, 721.89]);
});

test("title, language and the wish to show the title are stated", async () => {
  const document = await opened();
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "林若溪 – 简历", Language: "zh-CN" });
  expect(await document.getViewerPreferences()).toEqual({ DisplayDocTitle: true });
});

test("the outline has sections with their entries, each on its page", async () => {
  const document = await opened();
  const outline = await document.getOutline();
  const titles = outline.map(({ title, items }) => [
    title,
    items.map((item: { title: string }) => item.title),
  ]);
  expect(titles).toEqual([
    ["工作经历", ["云桥支付"]],
    ["Skills", []],
  ]);
  const [place] = outline[1]?.dest ?? [];
  expect(await document.getPageIndex(place)).toBe(1);
});

test("headings, lines and lists are tagged", async () => {
  const document = await opened();
  const rolesOf = (node: { role?: string; children?: unknown[] }): unknown => {
    const children = (node.children ?? []).filter(
      (child): child is { role: string } => typeof child === "object" && child !== null && "role" in child,
    );
    return children.length > 0 ? [node.role, ...children.map(rolesOf)] : node.role;
  };
  const roles = await Promise.all(
    [1, 2].map(async (number) => rolesOf(await (await document.getPage(number)).getStructTree())),
  );
  expect(roles).toEqual([
    ["Root", ["Document", "H1", "H2", "H3", ["L", ["LI", "LBody"], ["LI", "LBody"]]]],
    ["Root", ["Document", "H2", "P"]],
  ]);
  expect(await document.getMarkInfo()).toEqual({ Marked: true, UserProperties: false, Suspects: false });
});

test("a link lies over its run", async () => {
  const annotations = await (await (await opened()).getPage(1)).getAnnotations();
  expect(annotations.map(({ url, rect }) => [url, rect[0], rect[2]])).toEqual([
    ["https://github.com/lin", 50, 150],
  ]);
});

test("an address with Chinese in it leads there", async () => {
  const link = "https://example.cn/张三?a=(b)";
  const document = await opened({ pages: [page({ runs: [run("example.cn", 60, { link })] })] });
  const annotations = await (await document.getPage(1)).getAnnotations();
  expect(annotations.map(({ url }) => url)).toEqual([new URL(link).href]);
});

test("the paper is the sheet's", async () => {
  const sizes = await Promise.all(
    (["a4", "letter"] as const).map(async (paper) => (await (await opened({ paper })).getPage(2)).view),
  );
  expect(sizes).toEqual([
    [0, 0, 595.28, 841.89],
    [0, 0, 612, 792],
  ]);
});

/** One grey pixel. */
const jpeg =
  "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=";

test("a photo is in the file as it came", async () => {
  const picture = { x: 480, y: 30, width: 70, height: 98, source: jpeg };
  const blob = await written({ pages: [page({ runs: [run("林", 60)], pictures: [picture] })] });
  const file = Buffer.from(await blob.arrayBuffer());
  expect(file.includes(Buffer.from(jpeg.split(",")[1] ?? "", "base64"))).toBe(true);
});

test("characters that no font of ours has are drawn a stretch at a time, and read in their place", async () => {
  const stretches: string[] = [];
  const draw = (text: string) => {
    stretches.push(text);
    return jpeg;
  };
  const blob = await written({ pages: [page({ runs: [run("林㛃한 Lin 👍", 60)] })] }, draw);
  expect(stretches).toEqual(["㛃한", "👍"]);
  const file = new Uint8Array(await blob.arrayBuffer());
  const { getDocument } = await getResolvedPDFJS();
  const { items } = await (await (await getDocument({ data: file }).promise).getPage(1)).getTextContent();
  expect(items.map((item) => ("str" in item ? item.str : "")).join("")).toBe("林㛃한 Lin 👍");
});

test("only what is drawn is embedded, as one font a face", async () => {
  const blob = await written();
  const file = Buffer.from(await blob.arrayBuffer()).toString("latin1");
  expect(file.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(file).not.toContain("Helvetica");
  expect(blob.size).toBeLessThan(20_000);
});
