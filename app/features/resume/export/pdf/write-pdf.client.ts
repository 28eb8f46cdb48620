import type { jsPDF } from "jspdf";
import type { ResumeLanguage } from "~/core/resume";
import { papers } from "../sheet/design";
import type { Fonts } from "../sheet/fonts";
import type { Face, Mark, Picture, Sheet, TextRun } from "../sheet/sheet";
import { pdfNumber } from "./font-codes";
import { type EmbeddedFont, startDocument, writeOperators } from "./jspdf-fonts.client";
import { iconOperators, ruleOperators, runOperators } from "./page-operators";
import { partsOfPage, structureObjects, type TaggedBlock, taggedBlocks } from "./structure";

type Options = {
  title: string;
  language: ResumeLanguage;
  /** A small picture of characters that no font of ours has, `width` wide; without it their room is blank. */
  draw?: (text: string, run: TextRun, width: number) => string;
};

export function writePdf({ paper, pages }: Sheet, fonts: Fonts, { title, language, draw }: Options): Blob {
  const { width, height } = papers[paper];
  const embedded = embeddedFonts(
    pages.flatMap(({ runs }) => runs),
    fonts,
  );
  const pdf = startDocument([...embedded.values()], { unit: "pt", format: [width, height] });
  pdf.setDocumentProperties({ title });
  pdf.setLanguage(language === "zh" ? "zh-CN" : "en");
  pdf.viewerPreferences({ DisplayDocTitle: true });
  const blocks = taggedBlocks(pages);
  for (const [index, { rules, icons, pictures, runs }] of pages.entries()) {
    if (index > 0) pdf.addPage([width, height]);
    writeOperators(pdf, "/Artifact BMC");
    for (const rule of rules) writeOperators(pdf, ruleOperators(rule, height));
    for (const icon of icons) writeOperators(pdf, iconOperators(icon, height));
    const drawn = draw ? runs.flatMap((run) => missingOf(run, fonts, draw)) : [];
    for (const picture of [...pictures, ...drawn]) drawPicture(pdf, picture, height);
    writeOperators(pdf, "EMC");
    for (const [number, { block, runs }] of partsOfPage(blocks, index).entries()) {
      writeOperators(pdf, `/${block.role} << /MCID ${number} >> BDC`);
      for (const [at, run] of runs.entries()) {
        const font = embedded.get(nameOf(run.face));
        if (font) writeOperators(pdf, runOperators(run, runs[at + 1], font, height));
        if (run.link) linkRun(pdf, run, run.link);
      }
      writeOperators(pdf, "EMC");
    }
  }
  addStructure(pdf, blocks, pages.length);
  addOutline(
    pdf,
    pages.map(({ marks }) => marks),
  );
  return pdf.output("blob");
}

/** The stretches of a run that no font of ours has. Their text stands below in glyphs without a shape, and is read from there. */
function missingOf(run: TextRun, fonts: Fonts, draw: NonNullable<Options["draw"]>): Picture[] {
  let x = run.x;
  return fonts.pieces(run.text, run.face).flatMap(({ text, family }) => {
    const width = fonts.measure(text, run.face, run.size);
    const place = { x, y: run.y - ASCENT * run.size, width, height: LINE * run.size };
    x += width;
    return family ? [] : [{ ...place, source: draw(text, run, width) }];
  });
}

/** The address in ASCII (ISO 32000 §12.6.4.7), else jsPDF would write it as UTF-16. */
function linkRun(pdf: jsPDF, { x, y, width, size }: TextRun, link: string): void {
  const url = URL.parse(link)?.href;
  if (url) pdf.link(x, y - size, width, 1.25 * size, { url });
}

const nameOf = ({ family, bold }: Face) =>
  `Wink${family === "sans" ? "Sans" : "Serif"}-${bold ? "Bold" : "Regular"}`;

function embeddedFonts(runs: { text: string; face: Face }[], fonts: Fonts): Map<string, EmbeddedFont> {
  const texts = new Map<string, { face: Face; text: string }>();
  for (const { text, face } of runs) {
    const known = texts.get(nameOf(face))?.text ?? " ";
    texts.set(nameOf(face), { face, text: known + text });
  }
  const embedded = new Map<string, EmbeddedFont>();
  for (const [name, { text, face }] of texts) {
    const { file, glyphs, advances, box } = fonts.subset(text, face);
    const id = `F${embedded.size + 1}`;
    // A subset is told by six letters before its name (ISO 32000 §9.6.4).
    const tagged = `WINKF${String.fromCharCode(65 + embedded.size)}+${name}`;
    embedded.set(name, { id, name: tagged, file, box, codes: glyphs, widths: advances.slice(1) });
  }
  return embedded;
}

/** Fills its place and keeps its shape: what reaches over the edge is cut off, as on the screen. */
function drawPicture(pdf: jsPDF, { x, y, width, height, source }: Picture, pageHeight: number): void {
  const natural = pdf.getImageProperties(source);
  const scale = Math.max(width / natural.width, height / natural.height);
  const [drawnWidth, drawnHeight] = [natural.width * scale, natural.height * scale];
  const box = [x, pageHeight - y - height, width, height].map(pdfNumber).join(" ");
  writeOperators(pdf, `q ${box} re W n`);
  const [left, top] = [x - (drawnWidth - width) / 2, y - (drawnHeight - height) / 2];
  pdf.addImage(source, natural.fileType, left, top, drawnWidth, drawnHeight, undefined, "NONE");
  writeOperators(pdf, "Q");
}

function addOutline(pdf: jsPDF, marks: Mark[][]): void {
  let section: ReturnType<typeof pdf.outline.add> | null = null;
  for (const [index, ofPage] of marks.entries()) {
    for (const { title, level } of ofPage) {
      const item = pdf.outline.add(level === 1 ? null : section, title, { pageNumber: index + 1 });
      if (level === 1) section = item;
    }
  }
}

/** Of a line, in em: what stands above its baseline, and the whole. */
const ASCENT = 1.05;
const LINE = 1.4;
/** Pixels a point: 432 dpi, sharp in print. */
const SCALE = 6;

/** A text as the browser's own fonts draw it, squeezed to `width` points where it is wider: a PNG. */
export function drawText(text: string, { face, size, colour }: TextRun, width: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(LINE * size * SCALE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.scale(canvas.width / width, canvas.height / (LINE * size));
  context.font = `${face.bold ? 700 : 400} ${size}px ${face.family === "sans" ? "sans-serif" : "serif"}`;
  context.fillStyle = colour;
  context.fillText(text, 0, ASCENT * size, width);
  return canvas.toDataURL("image/png");
}

type Internals = jsPDF["internal"] & {
  write(text: string): void;
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, write: boolean): void;
};

/** Tags a document whose pages hold `blocks` as marked content, so that screen readers and converters know heading, list and line. */
function addStructure(pdf: jsPDF, blocks: TaggedBlock[], pageCount: number): void {
  const internal = pdf.internal as Internals;
  let root = 0;
  internal.events.subscribe("putPage", ({ pageNumber }: { pageNumber: number }) =>
    internal.write(`/StructParents ${pageNumber - 1}`),
  );
  internal.events.subscribe("postPutResources", () => {
    const pages = Array.from({ length: pageCount }, (_, page) => pdf.getPageInfo(page + 1).objId);
    const structure = structureObjects(blocks, pages, internal.newObjectDeferred);
    root = structure.root;
    for (const [id, dictionary] of structure.objects) {
      internal.newObjectDeferredBegin(id, true);
      internal.write(`<< ${dictionary} >>`);
      internal.write("endobj");
    }
  });
  internal.events.subscribe("putCatalog", () =>
    internal.write(`/StructTreeRoot ${root} 0 R /MarkInfo << /Marked true >>`),
  );
}
