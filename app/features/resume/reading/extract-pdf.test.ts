import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

const root = new URL("../../../../", import.meta.url);

async function cMap(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`node_modules/pdfjs-dist/cmaps/${name}`, root)));
}

async function sample(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(fileURLToPath(new URL(`test/data/resume/${name}`, root))));
}

const body = textAt(50, 740, "A line of text that everybody sees");

async function documentOf(content: string, annotations = "") {
  const read = await extractPdf(pdf({ pages: [body + content], annotations }), cMap);
  if (!read.ok) throw new Error(read.reason);
  return read.document;
}

async function reasonOf(bytes: Uint8Array, signal?: AbortSignal) {
  const read = await extractPdf(bytes, cMap, signal);
  return read.ok ? "read" : read.reason;
}

describe("what a PDF is refused for", () => {
  it("more than 30 pages, without reading them", async () => {
    const pages = Array.from({ length: 31 }, () => body);
    expect(await reasonOf(pdf({ pages }))).toBe("resume.tooManyPages");
    expect(await reasonOf(pdf({ pages: pages.slice(1) }))).toBe("read");
  });

  it("more than 100,000 characters", async () => {
    const page = Array.from({ length: 60 }, (_, line) =>
      textAt(50, 740 - line * 12, "word".repeat(250), 2.5),
    ).join("");
    expect(await reasonOf(pdf({ pages: [page, page] }))).toBe("resume.tooMuchText");
  });

  it("a password", async () => {
    const key = `<${"ab".repeat(32)}>`;
    const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`;
    const trailer = `/Encrypt 900 0 R /ID [<00> <00>]`;
    expect(await reasonOf(pdf({ pages: [body], trailer, objects: [encrypt] }))).toBe("resume.encrypted");
  });

  it("damage", async () => {
    expect(await reasonOf(new TextEncoder().encode("%PDF-1.4\nnothing else"))).toBe("resume.damaged");
  });

  it("pages without text, and no pages at all", async () => {
    expect(await reasonOf(pdf({ pages: ["0 0 600 800 re f"] }))).toBe("resume.noText");
    expect(await reasonOf(pdf({ pages: [] }))).toBe("resume.noText");
  });

  it("a failure of the reader, which is no lack of text", async () => {
    const { transferToFixedLength } = ArrayBuffer.prototype;
    Reflect.deleteProperty(ArrayBuffer.prototype, "transferToFixedLength");
    const reason = await reasonOf(pdf({ pages: [body] }));
    Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
    expect(reason).toBe("resume.readerFailed");
  });

  it("a failure of the reader beside a picture", async () => {
    const { transferToFixedLength } = ArrayBuffer.prototype;
    Reflect.deleteProperty(ArrayBuffer.prototype, "transferToFixedLength");
    const picture = "q 600 0 0 800 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q ";
    const reason = await reasonOf(pdf({ pages: [picture + body] }));
    Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
    expect(reason).toBe("resume.readerFailed");
  });

  it("running out of time", async () => {
    expect(await reasonOf(pdf({ pages: [body] }), AbortSignal.abort())).toBe("resume.timedOut");
  });
});

describe("text that nobody sees", () => {
  it.each([
    ["white on the page", `1 1 1 rg ${textAt(50, 700, "Kubernetes wizard")}`, "white"],
    ["almost white", `0.95 g ${textAt(50, 700, "Kubernetes wizard")}`, "white"],
    ["black on a black box", `0 g 40 690 300 30 re f ${textAt(50, 700, "Kubernetes wizard")}`, "white"],
    ["one point tall", textAt(50, 700, "Kubernetes wizard", 1), "tiny"],
    ["right of the page", textAt(700, 700, "Kubernetes wizard"), "offPage"],
    ["below the page", textAt(50, -40, "Kubernetes wizard"), "offPage"],
    ["in rendering mode 3", `3 Tr ${textAt(50, 700, "Kubernetes wizard")}`, "invisible"],
    [
      "outside of the clipping path",
      `q 0 0 10 10 re W n ${textAt(50, 700, "Kubernetes wizard")} Q`,
      "invisible",
    ],
  ])("is left out and reported where it is %s", async (_, content, why) => {
    const { lines, layout } = await documentOf(content);
    expect(lines.map((line) => line.text)).toEqual(["A line of text that everybody sees"]);
    expect(layout.hidden).toEqual([{ why, characters: 16, sample: "Kubernetes wizard" }]);
  });

  it.each([
    [
      "white on a dark sidebar",
      `0.1 0.2 0.4 rg 0 0 200 720 re f 1 g ${textAt(50, 700, "Kubernetes wizard")}`,
    ],
    [
      "white on a picture",
      `q 200 0 0 720 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q 1 g ${textAt(50, 700, "Kubernetes wizard")}`,
    ],
    ["light grey", `0.6 g ${textAt(50, 700, "Kubernetes wizard")}`],
    [
      "white on a dark shape of many corners",
      `0.1 0.2 0.4 rg 0 720 m 400 720 l 380 660 l 0 660 l f 1 g ${textAt(50, 700, "Kubernetes wizard")}`,
    ],
    [
      "unpainted over its own outlines",
      `0 g 50 698 m 54 708 l 60 699 l 140 710 l 130 698 l f 3 Tr ${textAt(50, 700, "Kubernetes wizard")}`,
    ],
    [
      "unpainted over a picture of it",
      `q 90 0 0 12 48 697 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q 3 Tr ${textAt(50, 700, "Kubernetes wizard")}`,
    ],
    [
      "black inside a black frame",
      `0 g 0 0 600 730 re 5 5 590 720 re f* ${textAt(50, 700, "Kubernetes wizard")}`,
    ],
  ])("is not what is %s", async (_, content) => {
    const { lines, layout } = await documentOf(content);
    expect(lines.map((line) => line.text)).toContain("Kubernetes wizard");
    expect(layout.hidden).toEqual([]);
  });

  it.each([
    ["a shape in the colour of the page", "1 g 50 698 m 54 708 l 60 699 l 140 710 l 130 698 l f"],
    ["a drawing much higher than the text", "0 g 40 300 m 54 708 l 60 699 l 400 720 l 300 298 l f"],
    ["a bar", "0 0 1 rg 40 690 300 30 re f"],
  ])("is left out where it lies unpainted over %s", async (_, shape) => {
    const { lines } = await documentOf(`${shape} 3 Tr ${textAt(50, 700, "Kubernetes wizard")}`);
    expect(lines.map((line) => line.text)).toEqual(["A line of text that everybody sees"]);
  });

  it("is kept where it is the recognised text of a scan, which is then no mere image", async () => {
    const scan = "q 600 0 0 800 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q 3 Tr ";
    const page = scan + textAt(50, 700, "Recognised words of a scanned page");
    const read = await extractPdf(pdf({ pages: [page] }), cMap);
    expect(read.ok && read.document.lines.map((line) => line.text)).toEqual([
      "Recognised words of a scanned page",
    ]);
    expect(read.ok && read.document.layout.imagePages).toBe(0);
  });
});

describe("what is kept of the looks", () => {
  it("bold, size, position and links", async () => {
    const link =
      "/Annots [ << /Type /Annot /Subtype /Link /Rect [50 695 200 712] /A << /S /URI /URI (https://example.com/) >> >> ]";
    const { lines } = await documentOf(textAt(50, 700, "Heading", 14, "F2"), link);
    expect(lines[1]).toMatchObject({
      text: "Heading",
      bold: true,
      size: 14,
      x: 50,
      y: 100,
      links: ["https://example.com/"],
    });
    expect(lines[0]).toMatchObject({ bold: false, links: [] });
  });

  it("page numbers and repeated edges are told from the text", async () => {
    const pages = ["1", "2"].map(
      (number) =>
        body + textAt(50, 20, `Jane Smith, page ${number}`) + textAt(50, 400, `Page body ${number}`),
    );
    const read = await extractPdf(pdf({ pages }), cMap);
    const regions = read.ok ? read.document.lines.map(({ text, region }) => [text, region]) : [];
    expect(regions).toContainEqual(["Page body 2", "body"]);
    expect(regions).toContainEqual(["Jane Smith, page 2", "footer"]);
  });
});

describe("real files", () => {
  it("gives the Chinese text of fonts that need character maps", async () => {
    const read = await extractPdf(await sample("billryan-resume-zh_CN.pdf"), cMap);
    const text = read.ok ? read.document.lines.map((line) => line.text).join("\n") : "";
    expect(text.match(/\p{Script=Han}/gu)?.length).toBeGreaterThanOrEqual(250);
    expect(text).toContain("上海交通大学");
  });

  it("throws what the character maps throw instead of losing the text", async () => {
    const bytes = await sample("billryan-resume-zh_CN.pdf");
    const missing = () => Promise.reject(new Error("no character map"));
    await expect(extractPdf(bytes, missing)).rejects.toThrow("no character map");
  });

  it("reads a sidebar after the column that goes on over the page", async () => {
    const read = await extractPdf(await sample("chromium-two-column-sidebar.pdf"), cMap);
    const texts = read.ok ? read.document.lines.map((line) => line.text) : [];
    expect(read.ok && read.document.layout.columns).toBe(2);
    expect(texts.indexOf("Umbrella ICN")).toBeGreaterThan(texts.indexOf("Fabrikam Languages"));
    expect(texts.indexOf("STRENGTHS")).toBeGreaterThan(texts.indexOf("Umbrella ICN"));
  });
});
