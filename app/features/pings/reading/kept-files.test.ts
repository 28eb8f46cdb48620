import { strFromU8, unzipSync } from "fflate";
import { Marked } from "marked";
import { expect, test } from "vitest";
import { csvFile } from "~/core/csv";
import { writeKept } from "./kept-files";
import type { KeptArticle } from "./kept-list";

const article = (more: Partial<KeptArticle> = {}): KeptArticle => ({
  id: "0123456789abcdef",
  keptAt: "2026-11-29T09:30:00.000Z",
  title: "A model that fits one card",
  summary: "It answers quickly.",
  source: "Plain Inference",
  lang: "en",
  publishedAt: "2026-11-20T16:05:00.000Z",
  sourceUrl: null,
  isRemoved: false,
  ...more,
});

const words = { origin: "https://wink.test", title: "Kept" };
const textOf = (file: "kept.md" | "kept.csv" | "kept.json", all: KeptArticle[]) =>
  `${writeKept(file, all, words)}`;

test("JSON holds what stands in the list, by names of the other calls", () => {
  expect(JSON.parse(textOf("kept.json", [article()]))).toEqual([
    {
      news_id: "0123456789abcdef",
      title: "A model that fits one card",
      summary: "It answers quickly.",
      source: "Plain Inference",
      lang: "en",
      url: "https://wink.test/pings/content/0123456789abcdef",
      source_url: null,
      published_at: "2026-11-20T16:05:00.000Z",
      kept_at: "2026-11-29T09:30:00.000Z",
    },
  ]);
});

test("what was removed stands in no file", () => {
  const all = [article({ isRemoved: true, title: "", source: "Gone Gazette" })];
  for (const file of ["kept.md", "kept.csv", "kept.json"] as const)
    expect(textOf(file, all)).not.toContain("Gone Gazette");
});

test("a cell that a spreadsheet would run is text", () => {
  const csv = textOf("kept.csv", [article({ title: '=HYPERLINK("https://evil.example")' })]);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv.startsWith(csvFile([["title", "summary", "source", "lang"]]).trimEnd())).toBe(true);
});

test.each([
  "# not a heading",
  "](javascript:alert(1)) [x](/elsewhere)",
  "<img src=x onerror=alert(1)>",
  "&lt;script&gt; `code` ~~gone~~ *loud* _low_ | cell",
  "1. a list\n\n- another\n\n    code",
])("no character of a title is a mark in Markdown: %j", async (title) => {
  const markdown = textOf("kept.md", [article({ title, summary: title, source: title })]);
  const html = await new Marked().parse(markdown);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html.match(/<h2>/g)).toHaveLength(1);
  expect(html.match(/href="/g)).toHaveLength(1);
  expect(html).not.toMatch(/<(img|script|code|pre|del|em|strong|ul|ol|table|h3)\b/);
});

test("the address of a source is one link, whatever stands in it", async () => {
  const sourceUrl = "https://example.com/a>b (c)?q=<script>&x=中文%20";
  const html = await new Marked().parse(textOf("kept.md", [article({ sourceUrl })]));
  expect(html.match(/href="/g)).toHaveLength(2);
  expect(html).not.toContain("<script");
});

test("MemWink gets a library in its own form, of the source where the member may go there", () => {
  const all = [article({ title: "t".repeat(3000) }), article({ sourceUrl: "https://example.com/a" })];
  const zip = writeKept("memwink.zip", all, words);
  if (typeof zip === "string") throw new Error("not a zip");
  const files = unzipSync(zip);
  expect(strFromU8(files["format.txt"] ?? new Uint8Array())).toBe("memwink-1");
  const lines = strFromU8(files["library-1.jsonl"] ?? new Uint8Array())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ address }) => address)).toEqual([
    "https://wink.test/pings/content/0123456789abcdef",
    "https://example.com/a",
  ]);
  expect(lines[0]).toMatchObject({
    title: "t".repeat(1000),
    text: "",
    folder: ["Pings"],
    tags: ["Plain Inference"],
  });
});
