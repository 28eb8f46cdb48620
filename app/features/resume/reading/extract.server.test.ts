import { strToU8 } from "fflate";
import { expect, test, vi } from "vitest";
import { readFile, testApp } from "../../../../test/support/app";
import { doc } from "../../../../test/support/doc-files";
import { docx, paragraph, run } from "../../../../test/support/files";
import { labelWeights } from "../labelling/label-weights.server";
import { parseResume } from "../parsing/parse";
import { extract } from "./extract.server";

const options = { cMap: async () => new Uint8Array(0) };

const latinFont = "/Type /Font /Subtype /Type1 /BaseFont /Helvetica";
const chineseFont = `/Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /GBK-EUC-H /DescendantFonts [<</Type /Font
  /Subtype /CIDFontType2 /BaseFont /Song /CIDSystemInfo <</Registry (Adobe) /Ordering (GB1) /Supplement 0>>>>]`;

/** A one-page PDF with this text and without a cross-reference table, which readers rebuild. */
function pdf(text: string, font: string): Uint8Array {
  const content = `BT /F 12 Tf 72 700 Td (${text}) Tj ET`;
  return strToU8(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
  /Resources <</Font <</F <<${font}>>>>>>>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`);
}

/** The first PDF loads and compiles 1.6 MB of reader, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

test.each([
  ["docx", docx({ body: paragraph(run("Ada Lovelace 张三")) })],
  ["markdown", strToU8("# Ada Lovelace 张三")],
  ["doc", doc({ body: [{ runs: [{ text: "Ada Lovelace 张三" }] }] })],
  ["pdf", pdf("Ada Lovelace, mathematician and programmer", latinFont)],
])("reads a %s in the runtime that serves it", async (format, bytes) => {
  const result = await extract(bytes, options);
  expect(result).toMatchObject({ ok: true, document: { layout: { format } } });
  expect(result.ok && result.document.lines[0]?.text).toMatch(/^Ada Lovelace/);
});

test("refuses what is no resume before any reader sees it", async () => {
  expect(await extract(strToU8("{\\rtf1 Ada}"), options)).toEqual({ ok: false, reason: "resume.notAResume" });
});

test("answers that time is up while a file waits for something that never comes", async () => {
  const never = () => new Promise<Uint8Array>(() => undefined);
  const result = await extract(pdf("Ada Lovelace", chineseFont), { cMap: never, timeout: 50 });
  expect(result).toEqual({ ok: false, reason: "resume.timedOut" });
});

test("rejects with the caller's reason when cancelled on the way", async () => {
  const controller = new AbortController();
  const cMap = () => {
    controller.abort(new Error("cancelled by its owner"));
    return new Promise<Uint8Array>(() => undefined);
  };
  const extraction = extract(pdf("Ada", chineseFont), { cMap, signal: controller.signal });
  await expect(extraction).rejects.toThrow("cancelled by its owner");
});

test("reads a Chinese PDF with the real character maps, as far as its entries", async () => {
  const cMap = (name: string) => readFile(`node_modules/pdfjs-dist/cmaps/${name}`);
  const result = await extract(await readFile("test/data/resume/billryan-resume-zh_CN.pdf"), { cMap });
  if (!result.ok) throw new Error(result.reason);
  const text = result.document.lines.map((line) => line.text).join("");
  expect(text.match(/\p{Script=Han}/gu)?.length).toBeGreaterThanOrEqual(250);
  const resume = parseResume(result.document, await labelWeights(await testApp()));
  expect(resume.language).toBe("zh");
  expect(resume.sections.map((section) => section.kind)).toContain("education");
  expect(resume.sections.flatMap((section) => section.entries).length).toBeGreaterThan(3);
});

const markdownOf = (points: number) => `# Ada\n\n${"- a\n".repeat(points)}`;
const jsonOf = (points: number) =>
  JSON.stringify({ basics: { name: "Ada" }, work: [{ name: "Acme", highlights: Array(points).fill("a") }] });

test.each([
  ["2,000 lines are read", markdownOf(1_999), null],
  ["more lines than a resume has are refused by name", markdownOf(2_000), "resume.tooMuchText"],
  ["1,900 points of a JSON Resume are read", jsonOf(1_900), null],
  ["more of them are refused by name", jsonOf(2_000), "resume.tooMuchText"],
])("%s", async (_, text, reason) => {
  const result = await extract(strToU8(text), options);
  expect(result.ok ? null : result.reason).toBe(reason);
});
