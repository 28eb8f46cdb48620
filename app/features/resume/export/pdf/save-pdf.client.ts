import html2canvas from "html2canvas";
import type { jsPDF } from "jspdf";
import { startTextLayer, writeText } from "./jspdf-text.client";
import { linksOf, measureDocument } from "./measure.client";
import { cutPages, type PageSlice } from "./page-cuts";
import { PIXELS_PER_MM, type PrintDocument, page, printHtml } from "./page-size";
import { prepareText } from "./prepare-text.client";
import { encodingOf, placeRun } from "./text-layer";

const SCALE = 2;
const JPEG_QUALITY = 0.98;
/** Safari on iOS refuses larger canvases and gives an empty picture instead. */
const MAX_CANVAS_PIXELS = 16_000_000;
/** The window of the layout, in CSS pixels; wider than a page. */
const WINDOW = { width: 1024, height: 1200 };
const PAGE_HEIGHT = (page.height - 2 * page.margin) * PIXELS_PER_MM;
const POINTS_PER_MM = 72 / 25.4;

/** A document as JPEG pages (quality 0.98 at twice the size, as specified) under an invisible layer of its text: what is saved
 * where no font of ours has all of its characters. */
export async function renderPdf(source: PrintDocument): Promise<Blob> {
  const frame = await openFrame(source);
  try {
    const body = frame.contentDocument?.body;
    if (!body) throw new Error("The paper did not open");
    return await exportBody(body, source);
  } finally {
    frame.remove();
  }
}

/** A frame off screen with nothing of the site in it, so that theme and window size do not matter. */
async function openFrame(source: PrintDocument): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  frame.style.cssText = `position:fixed;left:-10000px;top:0;width:${WINDOW.width}px;height:${WINDOW.height}px;border:0`;
  frame.srcdoc = printHtml(source);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.appendChild(frame);
  await loaded;
  const content = frame.contentDocument;
  if (!content) throw new Error("The paper did not open");
  prepareText(content);
  // html2canvas puts a <base> into the head of its copy, which our content security policy forbids; without a head it does not.
  content.head.remove();
  await content.fonts.ready;
  return frame;
}

async function exportBody(body: HTMLElement, { title, lang }: PrintDocument): Promise<Blob> {
  const { runs, boxes } = measureDocument(body);
  const slices = cutPages(boxes, body.getBoundingClientRect().height, PAGE_HEIGHT);
  const encoding = encodingOf(runs);
  const pdf = startTextLayer(encoding);
  pdf.setDocumentProperties({ title });
  pdf.setLanguage(lang.startsWith("zh") ? "zh-CN" : "en");
  const origin = { x: page.margin * POINTS_PER_MM, y: (page.height - page.margin) * POINTS_PER_MM };
  const links = linksOf(body);
  let number = 0;
  for (const group of groupSlices(slices, body)) {
    const canvas = await drawGroup(body, group);
    for (const slice of group.slices) {
      number += 1;
      if (number > 1) pdf.addPage();
      await addPicture(pdf, canvas, slice, group.top);
      const shown = runs.filter(
        (run) => (run.top + run.bottom) / 2 >= slice.top && (run.top + run.bottom) / 2 < slice.bottom,
      );
      writeText(
        pdf,
        shown.map((run) => placeRun(run, slice.top, origin)),
        encoding,
      );
      addLinks(pdf, links, slice);
    }
  }
  return pdf.output("blob");
}

type Group = { slices: PageSlice[]; top: number; bottom: number };

function groupSlices(slices: PageSlice[], body: HTMLElement): Group[] {
  const maxHeight = MAX_CANVAS_PIXELS / (SCALE * SCALE * body.offsetWidth);
  const groups: Group[] = [];
  for (const slice of slices) {
    const last = groups.at(-1);
    if (last && slice.bottom - last.top <= maxHeight) {
      last.slices.push(slice);
      last.bottom = slice.bottom;
    } else {
      groups.push({ slices: [slice], top: slice.top, bottom: slice.bottom });
    }
  }
  return groups;
}

function drawGroup(body: HTMLElement, { top, bottom }: Group): Promise<HTMLCanvasElement> {
  return html2canvas(body, {
    scale: SCALE,
    backgroundColor: "#ffffff",
    logging: false,
    x: 0,
    y: top,
    width: Math.ceil(body.getBoundingClientRect().width),
    height: Math.ceil(bottom - top),
    scrollX: 0,
    scrollY: 0,
    windowWidth: WINDOW.width,
    windowHeight: WINDOW.height,
  });
}

/** Each picture covers its whole page, as a scan does: readers tell by that that its invisible text belongs to it. */
async function addPicture(
  pdf: jsPDF,
  whole: HTMLCanvasElement,
  slice: PageSlice,
  groupTop: number,
): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = whole.width;
  canvas.height = Math.round(PAGE_HEIGHT * SCALE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const height = Math.min(canvas.height, Math.round((slice.bottom - slice.top) * SCALE));
  const top = Math.round((slice.top - groupTop) * SCALE);
  context.drawImage(whole, 0, top, canvas.width, height, 0, 0, canvas.width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
  );
  if (!blob) throw new Error("The page could not be drawn");
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const mm = (pixels: number) => pixels / SCALE / PIXELS_PER_MM;
  pdf.addImage(
    bytes,
    "JPEG",
    page.margin,
    page.margin,
    mm(canvas.width),
    mm(canvas.height),
    undefined,
    "NONE",
  );
}

function addLinks(pdf: jsPDF, links: ReturnType<typeof linksOf>, slice: PageSlice): void {
  for (const { url, rectangles } of links) {
    for (const { left, top, width, height } of rectangles) {
      if (top < slice.top || top >= slice.bottom) continue;
      const mm = (pixels: number) => pixels / PIXELS_PER_MM;
      pdf.link(page.margin + mm(left), page.margin + mm(top - slice.top), mm(width), mm(height), { url });
    }
  }
}
