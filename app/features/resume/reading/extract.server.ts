import { type Result, refuse } from "~/core/result";
import { EXTRACT_TIMEOUT_MS } from "../limits";
import { extractDoc } from "./extract-doc";
import { extractDocx } from "./extract-docx";
import { extractJson } from "./extract-json";
import { extractMarkdown } from "./extract-markdown";
import type { ExtractedDocument, FileRefusal } from "./extracted";
import { withNamedLinks } from "./link-words";
import { withinBudget } from "./long-lines";
import { decodedText, sniff } from "./sniff";

type ExtractOptions = {
  /** Loads a predefined character map by its name; Chinese PDFs are unreadable without. */
  cMap: (name: string) => Promise<Uint8Array>;
  signal?: AbortSignal;
  timeout?: number;
};

/** Up to this many unseen characters are a slip of the program that wrote the file: nobody hides so few. */
const MAX_UNSEEN = 60;

type Extraction = Result<{ document: ExtractedDocument }, FileRefusal>;

/** Reads an uploaded file by its content. Word files and texts are read at once, a PDF may be stopped between pages. */
export async function extract(bytes: Uint8Array, options: ExtractOptions): Promise<Extraction> {
  const read = await extracted(bytes, options);
  return read.ok ? withinBudget(read.document) : read;
}

async function extracted(bytes: Uint8Array, options: ExtractOptions): Promise<Extraction> {
  options.signal?.throwIfAborted();
  const file = sniff(bytes);
  if (!file.ok) return file;
  if (file.format === "docx") return withoutSlips(extractDocx(bytes));
  if (file.format === "doc") return withoutSlips(extractDoc(bytes));
  if (file.format === "json") return extractJson(decodedText(bytes) ?? "");
  if (file.format === "markdown") return extractMarkdown(decodedText(bytes) ?? "");
  const deadline = AbortSignal.timeout(options.timeout ?? EXTRACT_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const { extractPdf } = await import("./extract-pdf.server");
  return withoutSlips(await untilAborted(signal, deadline, extractPdf(bytes, options.cMap, signal)));
}

function withoutSlips(extraction: Extraction): Extraction {
  if (!extraction.ok) return extraction;
  const { lines, layout } = extraction.document;
  const unseen = layout.hidden.reduce((sum, { characters }) => sum + characters, 0);
  const hidden = unseen > MAX_UNSEEN ? layout.hidden : [];
  return { ok: true, document: { lines: withNamedLinks(lines), layout: { ...layout, hidden } } };
}

/** Answers as soon as the signal fires, even where the extraction itself does not notice. */
function untilAborted(
  signal: AbortSignal,
  deadline: AbortSignal,
  extraction: Promise<Extraction>,
): Promise<Extraction> {
  return new Promise((resolve, reject) => {
    function stop(): void {
      if (deadline.aborted) resolve(refuse("resume.timedOut"));
      else reject(signal.reason);
    }
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    extraction
      .then(resolve, (error: unknown) => (signal.aborted ? stop() : reject(error)))
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
