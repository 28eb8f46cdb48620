import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import {
  type DocxParts,
  docx,
  paragraph,
  processorTime,
  run,
  table,
  textBox,
} from "../../../../test/support/files";
import { extractDocx } from "./extract-docx";
import type { ExtractedDocument } from "./extracted";

const p = (text: string, properties = "") => paragraph(run(text, properties));

function read(parts: DocxParts): ExtractedDocument {
  const result = extractDocx(docx(parts));
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

function textsOf(parts: DocxParts): string[] {
  return read(parts).lines.map((line) => line.text);
}

function refusalOf(bytes: Uint8Array): string | null {
  const result = extractDocx(bytes);
  return result.ok ? null : result.reason;
}

test("keeps bold, italic, size and tabs as spans of a line", () => {
  const body = paragraph(
    `${run("Acme Corp", "<w:b/><w:sz w:val='28'/>")}<w:r><w:tab/></w:r>${run("2020 – 2022", "<w:i/>")}`,
  );
  const [line] = read({ body }).lines;
  expect(line).toMatchObject({
    text: "Acme Corp\t2020 – 2022",
    bold: false,
    size: 10,
    region: "body",
    page: 1,
  });
  expect(line?.spans[0]).toMatchObject({ text: "Acme Corp", bold: true, italic: false, size: 14 });
  expect(line?.spans.at(-1)).toMatchObject({ text: "2020 – 2022", bold: false, italic: true });
});

test.each([
  ["spaces used as a tab stop", "Acme      2020", "Acme\t2020"],
  ["ideographic spaces used as a tab stop", "某公司　　2020年", "某公司\t2020年"],
  ["a single ideographic space", "张　三", "张 三"],
  ["spaces at the ends", "  Ada  ", "Ada"],
  ["a soft hyphen", "opti\u00admise", "optimise"],
  ["escaped characters", "R&amp;D &lt;lead&gt; &#8364;", "R&D <lead> €"],
])("tidies %s", (_, written, expected) => {
  expect(textsOf({ body: p(written) })).toEqual([expected]);
});

const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:numFmt w:val="chineseCounting"/></w:lvl></w:abstractNum>
  <w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="8"><w:abstractNumId w:val="2"/></w:num>
</w:numbering>`;
const styles = `<w:styles>
  <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Section"><w:name w:val="Section"/><w:basedOn w:val="H1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Item"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style>
  <w:style w:type="character" w:styleId="Ghost"><w:name w:val="Ghost"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
</w:styles>`;
const parts = { "word/styles.xml": styles, "word/numbering.xml": numbering };
const styled = (text: string, style: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);
const listed = (text: string, list: number) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);

test("takes headings, sizes and bold from styles and what they are based on", () => {
  const body =
    styled("Experience", "Section") +
    styled("Plain", "Loop") +
    paragraph(run("教育"), '<w:outlineLvl w:val="1"/>');
  const [section, plain, outline] = read({ body, parts }).lines;
  expect(section).toMatchObject({ heading: 1, bold: true, size: 10.5 });
  expect(plain).toMatchObject({ heading: null, bold: false });
  expect(outline?.heading).toBe(2);
});

test("knows list items by their numbering, their style or a typed marker", () => {
  const body =
    listed("Led", 7) + styled("Built", "Item") + p("• Ran") + p("\uf0b7 Cut") + p("- Won") + p("Well-known");
  expect(read({ body, parts }).lines.map((line) => [line.text, line.bullet])).toEqual([
    ["Led", true],
    ["Built", true],
    ["Ran", true],
    ["Cut", true],
    ["Won", true],
    ["Well-known", false],
  ]);
});

test("does not take numbered sections (一、二、) for list items, nor list 0", () => {
  const body = listed("工作经历", 8) + listed("Plain", 0);
  expect(read({ body, parts }).lines.some((line) => line.bullet)).toBe(false);
});

test("splits a paragraph at its line breaks, but wraps those of a list item", () => {
  const broken = `${run("First")}<w:r><w:br/></w:r>${run("Second")}`;
  const item = '<w:numPr><w:numId w:val="7"/></w:numPr>';
  expect(textsOf({ body: paragraph(broken) + paragraph(broken, item), parts })).toEqual([
    "First",
    "Second",
    "First Second",
  ]);
});

test("reads each cell of a layout table whole and a row of single lines as one line", () => {
  const layout = table([[p("Skills") + p("Go"), p("Acme") + p("Led a team")]]);
  const facts = table([[p("姓名"), p("张三"), p("电话"), p("13800000000")]]);
  const document = read({ body: layout + facts });
  expect(document.lines.map((line) => line.text)).toEqual([
    "Skills",
    "Go",
    "Acme",
    "Led a team",
    "姓名\t张三\t电话\t13800000000",
  ]);
  expect(document.layout.tables).toBe(2);
});

test("keeps a period beside the entry that it stands beside, and reads sentences after it", () => {
  const period = p("2020.07 -") + p("至今");
  const entry =
    p("北京星河科技有限公司") +
    p(
      "负责支付网关的开发与维护，接入十二家支付渠道，日均处理交易三百万笔，全年可用性达到百分之九十九点九九，回归时间缩短一半",
    );
  expect(textsOf({ body: table([[period, entry]]) })).toEqual([
    "2020.07 - 至今\t北京星河科技有限公司",
    expect.stringContaining("支付网关"),
  ]);
});

test("reads the name of a section in a form before the rows that it spans", () => {
  const label = ["工", "作", "经", "历"].map((character) => p(character)).join("");
  const row = (cells: string) => `<w:tr>${cells}</w:tr>`;
  const cell = (content: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
  const body = `<w:tbl>${row(
    cell(label, '<w:vMerge w:val="restart"/>') + cell(p("起止时间")) + cell(p("单位")),
  )}${row(cell(p(""), "<w:vMerge/>") + cell(p("2020.07 - 至今")) + cell(p("星河科技")))}</w:tbl>`;
  expect(textsOf({ body })).toEqual(["工作经历", "起止时间\t单位", "2020.07 - 至今\t星河科技"]);
});

test("leaves the pictures of symbol fonts out and keeps their bullets", () => {
  expect(read({ body: p("\uf028 13800000000") + p("\uf0b7 Built it") }).lines).toMatchObject([
    { text: "13800000000", bullet: false },
    { text: "Built it", bullet: true },
  ]);
});

test("reads a text box once, in spite of its older twin", () => {
  expect(textsOf({ body: paragraph(textBox(p("Contact me")) + run("Ada")) })).toEqual(["Contact me", "Ada"]);
});

test("keeps links from relationships and from fields", () => {
  const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://ada.dev" </w:instrText></w:r>
    <w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("Site")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = paragraph(`<w:hyperlink r:id="L1">${run("Mail")}</w:hyperlink>`) + paragraph(field);
  const { lines } = read({ body, links: { L1: "mailto:ada@example.com" } });
  expect(lines.map((line) => [line.text, line.links])).toEqual([
    ["Mail", ["mailto:ada@example.com"]],
    ["Site", ["https://ada.dev"]],
  ]);
});

test("a field that never ends takes no text of the paragraphs behind it", () => {
  const begun = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF a </w:instrText></w:r>';
  const body = paragraph(run("Ada") + begun) + p("Engineer") + paragraph(begun) + p("Acme");
  expect(textsOf({ body })).toEqual(["Ada", "Engineer", "Acme"]);
});

test("leaves out deleted text and keeps inserted text", () => {
  const body = paragraph(`<w:del><w:r><w:delText>Old</w:delText></w:r></w:del><w:ins>${run("New")}</w:ins>`);
  expect(textsOf({ body })).toEqual(["New"]);
});

const page = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>3</w:t></w:r></w:fldSimple>';

test("reads headers and footers, once, without page numbers, and says that contact stands there alone", () => {
  const { lines, layout } = read({
    body: p("Engineer 2019.09-2023.06"),
    margins: {
      "header1.xml": { kind: "default", xml: p("ada@example.com") },
      "footer1.xml": { kind: "default", xml: paragraph(run("Page ") + page) + p("Ada") + p("Ada") },
    },
  });
  expect(lines.map((line) => [line.region, line.text])).toEqual([
    ["header", "ada@example.com"],
    ["body", "Engineer 2019.09-2023.06"],
    ["footer", "Ada"],
  ]);
  expect(layout.contactInHeader).toBe(true);
});

test("does not blame a header whose contact details stand in the body too", () => {
  const margins = { "header1.xml": { kind: "default" as const, xml: p("ada@example.com") } };
  expect(read({ body: p("ada@example.com"), margins }).layout.contactInHeader).toBe(false);
});

test("reads a first page's header only where the document has a title page", () => {
  const margins = { "header1.xml": { kind: "first" as const, xml: p("Keywords") } };
  expect(textsOf({ body: p("Ada"), margins })).toEqual(["Ada"]);
  expect(textsOf({ body: p("Ada"), margins, titlePage: true })).toEqual(["Keywords", "Ada"]);
});

const LIST = "kubernetes terraform golang rust kafka spark hadoop airflow react";

test.each([
  ["vanished", p(LIST, "<w:vanish/>"), "invisible"],
  ["vanished by its style", p(LIST, '<w:rStyle w:val="Ghost"/>'), "invisible"],
  ["white", p(LIST, '<w:color w:val="FFFFFF"/>'), "white"],
  ["nearly white", p(LIST, '<w:color w:val="FEFEFE"/>'), "white"],
  ["white by theme", p(LIST, '<w:color w:themeColor="background1"/>'), "white"],
  [
    "as dark as its shading",
    p(LIST, '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>'),
    "white",
  ],
  ["white in a white shape", paragraph(textBox(p(LIST, '<w:color w:val="FFFFFF"/>'), "FFFFFF")), "white"],
  ["white in a shape without a fill", paragraph(textBox(p(LIST, '<w:color w:val="FFFFFF"/>'))), "white"],
  ["one point small", p(LIST, '<w:sz w:val="2"/>'), "tiny"],
  ["indented off the page", paragraph(run(LIST), '<w:ind w:left="20000"/>'), "offPage"],
  ["in a shape far off the page", paragraph(textBox(p(LIST), null, -99_000_000)), "offPage"],
])("leaves out text that is %s and reports it", (_, hidden, why) => {
  const { lines, layout } = read({ body: p("Ada") + hidden, parts });
  expect(lines.map((line) => line.text)).toEqual(["Ada"]);
  expect(layout.hidden).toEqual([{ why, characters: LIST.replaceAll(" ", "").length, sample: LIST }]);
});

test.each([
  ["on a dark run", p(LIST, '<w:color w:val="FFFFFF"/><w:highlight w:val="darkBlue"/>')],
  [
    "on a dark paragraph",
    paragraph(run(LIST, '<w:color w:val="FFFFFF"/>'), '<w:shd w:val="clear" w:fill="1F3864"/>'),
  ],
  ["in a dark shape", paragraph(textBox(p(LIST, '<w:color w:val="FFFFFF"/>'), "1F3864"))],
  [
    "in a dark cell",
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="000000"/></w:tcPr>${p(LIST, '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
  ],
  ["automatic", p(LIST, '<w:color w:val="auto"/>')],
  ["switched back on", p(LIST, '<w:rStyle w:val="Ghost"/><w:vanish w:val="0"/>')],
])("keeps white text that can be seen: %s", (_, shown) => {
  const { lines, layout } = read({ body: shown, parts });
  expect(lines.map((line) => line.text)).toEqual([LIST]);
  expect(layout.hidden).toEqual([]);
});

test("spares a white heading where a coloured shape may lie behind, but not a list of keywords", () => {
  const bar = paragraph(textBox(p("x"), "1F3864"));
  const body = bar + p("工作经历", '<w:color w:val="FFFFFF"/>') + p(LIST, '<w:color w:val="FFFFFF"/>');
  expect(textsOf({ body })).toEqual(["x", "工作经历"]);
});

test("takes zero-width characters out of the words and counts them", () => {
  const { lines, layout } = read({ body: p("Py\u200bthon\u2060") });
  expect(lines[0]?.text).toBe("Python");
  expect(layout.hidden).toEqual([{ why: "zeroWidth", characters: 2, sample: "" }]);
});

test("refuses documents without text in the body", () => {
  const margins = { "header1.xml": { kind: "default" as const, xml: p("Ada") } };
  expect(refusalOf(docx({ body: "<w:p/>", margins }))).toBe("resume.noText");
  expect(
    refusalOf(docx({ body: paragraph('<w:r><w:drawing><a:blip r:embed="x"/></w:drawing></w:r>') })),
  ).toBe("resume.noText");
  expect(refusalOf(docx({ body: p(LIST, "<w:vanish/>") }))).toBe("resume.noText");
});

test("tells a scanned page by its picture, whatever little is written beside it", () => {
  const picture = "<w:r><w:drawing><a:blip/></w:drawing></w:r>";
  expect(read({ body: paragraph(picture + run("Resume of Ada Lovelace, London")) }).layout.imagePages).toBe(
    1,
  );
  expect(refusalOf(docx({ body: paragraph(picture + run("Scan 1")) }))).toBe("resume.noText");
});

const document = (xml: string) => zipSync({ "word/document.xml": strToU8(xml) }, { level: 0 });

const largeMargins = Object.fromEntries(
  Array.from({ length: 5 }, (_, at) => [
    `header${at}.xml`,
    { kind: "default" as const, xml: "<w:p/>".repeat(300_000) },
  ]),
);

test.each([
  ["50,000 nested elements", document("<w:p>".repeat(50_000) + "</w:p>".repeat(50_000)), "resume.damaged"],
  ["XML that ends in the middle", document("<w:document><w:body><w:p><w:r><w:t>Ada"), "resume.damaged"],
  ["an empty main part", document(""), "resume.damaged"],
  [
    "entities of a DTD",
    document('<!DOCTYPE a [<!ENTITY x "Ada">]><w:p><w:r><w:t/></w:r></w:p>'),
    "resume.noText",
  ],
  ["a million characters", docx({ body: p("word ".repeat(200_000)) }), "resume.tooMuchText"],
  [
    "100,001 hidden characters",
    docx({ body: p("Ada") + p("x".repeat(100_001), "<w:vanish/>") }),
    "resume.tooMuchText",
  ],
  ["a million empty paragraphs", docx({ body: "<w:p/>".repeat(1_000_000), level: 0 }), "resume.noText"],
  [
    "fields within fields",
    docx({ body: p("Ada") + '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(100_000), level: 0 }),
    null,
  ],
  [
    "closing tags without end",
    document(`${"<w:p>".repeat(120)}${"</x>".repeat(1_900_000)}`),
    "resume.damaged",
  ],
  ["large headers", docx({ body: p("Ada"), margins: largeMargins, level: 0 }), "resume.tooLarge"],
  [
    "a flood of attributes",
    document(`<w:p ${Array.from({ length: 500_000 }, (_, at) => `a${at}=""`).join(" ")}/>`),
    "resume.noText",
  ],
])("ends in under two seconds on %s", (_, bytes, reason) => {
  const spent = processorTime(() => expect(refusalOf(bytes)).toBe(reason), 2000);
  expect(spent).toBeLessThan(2000);
});
