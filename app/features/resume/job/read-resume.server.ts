import type { Resume } from "~/core/resume";
import type { App } from "~/ports/app";
import type { Labeller } from "~/ports/labeller";
import { numberedSegments, withAskedLabels } from "../labelling/asked-labels";
import { labelWeights } from "../labelling/label-weights.server";
import { faultsIn } from "../parsing/faults";
import { readingOf, resumeOf } from "../parsing/parse";
import type { ExtractedDocument } from "../reading/extracted";
import type { Report } from "../report";

const LABELLER_BUDGET_MS = 30_000;

type Needs = Pick<App, "asset" | "log"> & { labeller(): Promise<Labeller | null> };

type Read = { resume: Resume; reader: Report["reader"] };

function isInDoubt({ sections }: Resume): boolean {
  return sections.some(
    ({ doubt, entries }) => doubt !== null || entries.some((entry) => entry.doubt !== null),
  );
}

/** Reads a page by what we have learned, and where that leaves doubt by the labels of a model, unless those make it less whole. */
export async function readResume(app: Needs, document: ExtractedDocument): Promise<Read> {
  if (document.resume) return { resume: document.resume, reader: "builtin" };
  const reading = readingOf(document, await labelWeights(app));
  const own: Read = { resume: resumeOf(reading), reader: "builtin" };
  const labeller = isInDoubt(own.resume) ? await app.labeller() : null;
  if (!labeller) return own;
  const { language, page } = reading;
  const segments = numberedSegments(page);
  const asked = await labeller.label({ language, segments }, AbortSignal.timeout(LABELLER_BUDGET_MS));
  if (!asked.ok) {
    app.log({ event: "labeller.failed", level: "warn", code: asked.reason });
    return own;
  }
  const resume = resumeOf({ ...reading, page: withAskedLabels(page, segments, asked.labels) });
  return faultsIn(resume) > faultsIn(own.resume) ? own : { resume, reader: labeller.name };
}
