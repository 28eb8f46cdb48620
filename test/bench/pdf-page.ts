import { marked } from "marked";
import { measureDocument } from "~/features/resume/export/pdf/measure.client";
import { cutPages } from "~/features/resume/export/pdf/page-cuts";
import { PIXELS_PER_MM, page, printHtml } from "~/features/resume/export/pdf/page-size";
import { prepareText } from "~/features/resume/export/pdf/prepare-text.client";
import { renderPdf } from "~/features/resume/export/pdf/save-pdf.client";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { buildResume, strongChinese, strongEnglish } from "../support/resumes";
import { longChinese, longEnglish, rareCharacters } from "./pdf-samples";

export type Sample = { name: string; lang: string; html: string };

function sample(name: string, lang: string, markdown: string): Sample {
  return { name, lang, html: marked.parse(markdown, { async: false, gfm: true }) };
}

const samples: Sample[] = [
  sample("english", "en", toMarkdown(strongEnglish())),
  sample("chinese", "zh", toMarkdown(strongChinese())),
  sample("english, long", "en", toMarkdown(buildResume(longEnglish))),
  sample("chinese, long", "zh", toMarkdown(buildResume(longChinese))),
  sample("rare characters", "zh", rareCharacters),
];

/** The characters a person sees: the text of the markup with a marker before each item of a list. */
function visibleText(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const list of parsed.querySelectorAll("ul, ol")) {
    for (const [index, item] of [...list.children].entries()) {
      const marker = list.tagName === "OL" ? `${index + Number(list.getAttribute("start") ?? 1)}.` : "•";
      item.insertBefore(parsed.createTextNode(`${marker} `), item.firstChild);
    }
  }
  return parsed.body.textContent ?? "";
}

async function exportSample(
  index: number,
): Promise<{ name: string; truth: string; ms: number; pdf: string }> {
  const chosen = samples[index];
  if (!chosen) throw new Error(`no sample ${index}`);
  const start = performance.now();
  const blob = await renderPdf({ html: chosen.html, lang: chosen.lang, title: `${chosen.name} 简历` });
  const ms = performance.now() - start;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pdf = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return { name: chosen.name, truth: visibleText(chosen.html), ms, pdf };
}

/** How many lines of text, as the browser itself reports them, lie across a boundary between pages. */
async function cutLines(index: number): Promise<number> {
  const chosen = samples[index];
  if (!chosen) throw new Error(`no sample ${index}`);
  const frame = document.createElement("iframe");
  frame.style.cssText = "width:1024px;height:1200px";
  frame.srcdoc = printHtml({ html: chosen.html, lang: chosen.lang, title: "" });
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.appendChild(frame);
  await loaded;
  const content = frame.contentDocument;
  if (!content) throw new Error("no frame");
  prepareText(content);
  const { boxes } = measureDocument(content.body);
  const pageHeight = (page.height - 2 * page.margin) * PIXELS_PER_MM;
  const pages = cutPages(boxes, content.body.getBoundingClientRect().height, pageHeight);
  const walker = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  let cut = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = content.createRange();
    range.selectNodeContents(node);
    for (const { top, bottom } of range.getClientRects()) {
      if (pages.slice(0, -1).some((slice) => top < slice.bottom - 0.5 && bottom > slice.bottom + 0.5))
        cut += 1;
    }
  }
  frame.remove();
  return cut;
}

/** Dark pixels in the first row of a page picture: ink there would be the rest of a line that began on the page before. */
async function inkAtTop(jpeg: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const row = context.getImageData(0, 0, bitmap.width, 1).data;
  return row.filter((value, at) => at % 4 === 0 && value < 180).length;
}

Object.assign(window, { pdfBench: { count: samples.length, exportSample, cutLines, inkAtTop } });
