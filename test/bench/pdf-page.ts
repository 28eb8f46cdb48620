import { marked } from "marked";
import { renderPdf } from "~/features/resume/components/pdf/save-pdf.client";
import { toMarkdown } from "~/features/resume/markdown";
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

/** Dark pixels in the outermost rows of a page picture: ink there would be a line of text cut in two. */
async function inkAtEdges(jpeg: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const rows = [0, bitmap.height - 1].map((y) => context.getImageData(0, y, bitmap.width, 1).data);
  return rows.reduce((sum, row) => sum + row.filter((value, at) => at % 4 === 0 && value < 180).length, 0);
}

Object.assign(window, { pdfBench: { count: samples.length, exportSample, inkAtEdges } });
