import { zlibSync } from "fflate";
import { expect, test } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

const noCMap = () => Promise.reject(new Error("no character map is needed"));
const body = textAt(50, 740, "A line of text that everybody sees");

/** Processor seconds of a reading that must succeed, so that busy neighbours do not count. */
async function secondsFor(bytes: Uint8Array): Promise<number> {
  const start = process.cpuUsage();
  const read = await extractPdf(bytes, noCMap);
  const { user, system } = process.cpuUsage(start);
  expect(read.ok && read.document.lines.map((line) => line.text)).toEqual([
    "A line of text that everybody sees",
  ]);
  return (user + system) / 1e6;
}

function hexStream(content: string, entries = ""): string {
  const packed = zlibSync(new TextEncoder().encode(content));
  const hex = [...packed].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `<< ${entries} /Filter [/ASCIIHexDecode /FlateDecode] /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`;
}

/** Saved states one within the other, in the page itself and in packed forms that draw each other. */
const nested: [string, (count: number) => Uint8Array][] = [
  ["in a page", (count) => pdf({ pages: [body + "q ".repeat(count)] })],
  ["in a packed form", (count) => pdfWithForms(["q ".repeat(count)])],
  [
    "in forms within forms",
    (count) => pdfWithForms(Array.from({ length: 50 }, () => "q ".repeat(count / 50))),
  ],
];

function pdfWithForms(contents: string[]): Uint8Array {
  const objects = contents.map((content, index) => {
    const next =
      index + 1 < contents.length ? `/Resources << /XObject << /Next ${901 + index} 0 R >> >>` : "";
    return hexStream(
      next ? `${content} /Next Do` : content,
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] ${next}`,
    );
  });
  const first = "/Resources << /Font << /F1 3 0 R >> /XObject << /First 900 0 R >> >>";
  return pdf({ pages: [`${body} /First Do`], annotations: first, objects });
}

test.each(nested)(
  "states nested %s take time in proportion to their number",
  { retry: 2 },
  async (_, bytesFor) => {
    await secondsFor(bytesFor(50));
    const few = await secondsFor(bytesFor(10_000));
    expect(await secondsFor(bytesFor(20_000))).toBeLessThan(10 * Math.max(few, 0.1));
    expect(await secondsFor(bytesFor(80_000))).toBeLessThan(20 * Math.max(few, 0.1));
  },
);

test("a page of five million operators ends all the same", async () => {
  expect(await secondsFor(pdf({ pages: [body + "q ".repeat(5_000_000)] }))).toBeLessThan(15);
});

test("a font whose character map names sixteen million characters takes no more room than the text it draws", {
  retry: 2,
}, async () => {
  const ranges = Array.from({ length: 4 }, (_, at) => `<0${at}000000> <0${at}fffffe> <0041>`);
  const map = `begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange
${ranges.length} beginbfrange ${ranges.join(" ")} endbfrange endcmap`;
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 901 0 R >>";
  const bytes = pdf({
    pages: [`${body} BT /F2 12 Tf () Tj ET`],
    annotations: "/Resources << /Font << /F1 3 0 R /F2 900 0 R >> >>",
    objects: [font, hexStream(map)],
  });
  expect(await secondsFor(bytes)).toBeLessThan(2);
});
