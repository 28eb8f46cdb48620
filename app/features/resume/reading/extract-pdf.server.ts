import { type Refused, type Result, refuse } from "~/core/result";
import { MAX_CHARACTERS, MAX_PAGES } from "../limits";
import type { ExtractedDocument, FileRefusal } from "./extracted";
import { type PageContent as LaidOutPage, layOut } from "./layout";
import type { PdfFont } from "./pdf-drawing";
import { readDrawing } from "./pdf-operators";
import { type Matrix, transformBox } from "./pdf-paint";

/** Fewer characters than this are no resume: a scan may carry the mark of its scanner. */
const fewestCharacters = 20;

const damage = new Set([
  "InvalidPDFException",
  "FormatError",
  "UnknownErrorException",
  "XRefParseException",
  "MissingDataException",
]);

function nameOf(error: unknown): string {
  return typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
}

function refusalFor(error: unknown): Refused<FileRefusal> {
  const name = nameOf(error);
  if (name === "PasswordException") return refuse("resume.encrypted");
  return refuse(damage.has(name) ? "resume.damaged" : "resume.readerFailed");
}

type PageContent = LaidOutPage & { operators: number; isTorn: boolean };

type Cmaps = (name: string) => Promise<Uint8Array>;

/** Opens the document with the Chinese character maps at hand; without them pdf.js loses the text and only warns. Bytes that fill
 * their buffer are moved, not copied. */
async function open(bytes: Uint8Array, cMap: Cmaps, stopAtErrors = false) {
  const { getDocumentProxy, getResolvedPDFJS } = await import("unpdf");
  const failed: unknown[] = [];
  class BinaryDataFactory {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
      if (kind !== "cMapUrl") throw new Error(`No ${kind} is served: ${filename}`);
      return await cMap(filename).catch((error: unknown) => {
        failed.push(error);
        throw error;
      });
    }
  }
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(bytes, {
    cMapUrl: "cmaps/",
    cMapPacked: true,
    useWorkerFetch: false,
    disableFontFace: true,
    stopAtErrors,
    verbosity: 0,
    // Pictures are of no use here and decoding them is dear; each leaves an empty transform that tells where it stood.
    maxImageSize: 1,
    BinaryDataFactory,
  });
  return { pdf, failed, names: new Map(Object.entries(OPS).map(([name, number]) => [number, name])) };
}

type Opened = Awaited<ReturnType<typeof open>>;

function isFont(value: unknown): value is { name?: string; fontMatrix?: number[]; vertical?: boolean } {
  return typeof value === "object" && value !== null;
}

async function readPdfPage({ pdf, names }: Opened, number: number): Promise<PageContent> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = viewport.transform;
  const transform: Matrix = [a, b, c, d, e, f];
  const [list, annotations, layers] = await Promise.all([
    page.getOperatorList(),
    page.getAnnotations(),
    pdf.getOptionalContentConfig(),
  ]);
  const fonts = new Map<string, PdfFont>();
  function fontOf(id: string): PdfFont | null {
    const known = fonts.get(id);
    if (known) return known;
    if (!page.commonObjs.has(id)) return null;
    const font: unknown = page.commonObjs.get(id);
    if (!isFont(font)) return null;
    const { name = "", fontMatrix = [0.001], vertical = false } = font;
    fonts.set(id, { name, fontMatrix, vertical });
    return fonts.get(id) ?? null;
  }
  const { width, height } = viewport;
  const isShown = (group: unknown) => layers.isVisible(group);
  const drawing = readDrawing(list, names, { width, height, transform, fontOf, isShown });
  const links = annotations.flatMap((annotation) => {
    const [x0, y0, x1, y1] = annotation.rect ?? [];
    if (annotation.subtype !== "Link" || !annotation.url || y1 === undefined) return [];
    return [{ url: String(annotation.url), box: transformBox([x0, y0, x1, y1], transform) }];
  });
  const operators = list.fnArray.length;
  const count = (operator: string) => list.fnArray.filter((number) => names.get(number) === operator).length;
  const isTorn = count("beginText") > count("endText");
  page.cleanup();
  return {
    width,
    height,
    operators,
    isTorn,
    ...drawing,
    links,
    fonts: new Map([...fonts].map(([id, { name }]) => [id, name])),
  };
}

async function readPages(
  opened: Opened,
  signal?: AbortSignal,
): Promise<Result<{ pages: PageContent[] }, FileRefusal>> {
  const { pdf, failed } = opened;
  if (pdf.numPages > MAX_PAGES) return refuse("resume.tooManyPages", { most: MAX_PAGES });
  const pages: PageContent[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (signal?.aborted) return refuse("resume.timedOut");
    const page = await readPdfPage(opened, number);
    if (failed.length) throw failed[0];
    characters += page.glyphs.reduce((sum, glyph) => sum + glyph.text.trim().length, 0);
    if (characters > MAX_CHARACTERS) return refuse("resume.tooMuchText", { most: MAX_CHARACTERS });
    pages.push(page);
  }
  return { ok: true, pages };
}

/** pdf.js leaves out what it fails at unless told to stop: then it gives fewer operators, or refuses the file. Of a scan it fails at every image. */
async function hasReaderFailed(opened: Opened, cMap: Cmaps, pages: PageContent[]): Promise<boolean> {
  const bytes = await opened.pdf.getData();
  const read = await readsLess(bytes, cMap, pages).catch(refusalFor);
  return typeof read === "boolean" ? read : true;
}

async function readsLess(bytes: Uint8Array, cMap: Cmaps, pages: PageContent[]): Promise<boolean> {
  const { pdf } = await open(bytes, cMap, true);
  try {
    for (const [index, { operators }] of pages.entries()) {
      const page = await pdf.getPage(index + 1);
      const { fnArray } = await page.getOperatorList();
      if (fnArray.length < operators) return true;
    }
    return false;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Uses `bytes` up: they may be empty afterwards. `cMap` loads pdf.js's packed character maps by file name; invisible text is left out and counted in `layout.hidden`. */
export async function extractPdf(
  bytes: Uint8Array,
  cMap: Cmaps,
  signal?: AbortSignal,
): Promise<Result<{ document: ExtractedDocument }, FileRefusal>> {
  const opened = await open(bytes, cMap).catch(refusalFor);
  if ("ok" in opened) return opened;
  try {
    const read = await readPages(opened, signal).catch((error: unknown) => {
      if (opened.failed.length) throw opened.failed[0];
      return refusalFor(error);
    });
    if (!read.ok) return read;
    const document = layOut(read.pages);
    if (document.layout.characters >= fewestCharacters) return { ok: true, document };
    const isScan = document.layout.imagePages > 0;
    const failed =
      read.pages.some((page) => page.isTorn) ||
      (!isScan && (await hasReaderFailed(opened, cMap, read.pages)));
    return refuse(failed ? "resume.readerFailed" : "resume.noText");
  } finally {
    await opened.pdf.loadingTask.destroy();
  }
}
