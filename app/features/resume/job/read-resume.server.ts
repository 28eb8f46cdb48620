import type { Resume } from "~/core/resume";
import type { App } from "~/ports/app";
import type { Labeller } from "~/ports/labeller";
import { isInDoubt, numberedSegments, withAskedLabels } from "../labelling/asked-labels";
import { labelWeights } from "../labelling/label-weights.server";
import { isLessWhole } from "../parsing/faults";
import { readingOf, resumeOf } from "../parsing/parse";
import type { ExtractedDocument } from "../reading/extracted";
import type { Report } from "../report";

const LABELLER_BUDGET_MS = 30_000;

type Needs = Pick<App, "asset" | "log"> & { labeller(): Promise<Labeller | null> };

type Read = { resume: Resume; reader: Report["reader"] };

/** Reads a page by what we have learned, and where that leaves doubt by the labels of a model, unless those make it less whole. */
export async function readResume(app: Needs, document: ExtractedDocument): Promise<Read> {
  if (document.resume) return { resume: document.resume, reader: "builtin" };
  const reading = readingOf(document, await labelWeights(app));
  const own: Read = { resume: resumeOf(reading), reader: "builtin" };
  const { page } = reading;
  const segments = numberedSegments(page, own.resume.contact);
  const labeller = segments.some(({ id }) => isInDoubt(page, id)) ? await app.labeller() : null;
  if (!labeller) return own;
  const asked = await labeller.label({ segments }, AbortSignal.timeout(LABELLER_BUDGET_MS));
  if (!asked.ok) {
    app.log({ event: "labeller.failed", level: "warn", code: asked.reason });
    return own;
  }
  const labelled = withAskedLabels(page, segments, asked.labels);
  if (labelled.labels.every((label, at) => label === page.labels[at])) return own;
  const resume = resumeOf({ ...reading, page: labelled });
  return isLessWhole(resume, own.resume) ? own : { resume, reader: labeller.name };
}
