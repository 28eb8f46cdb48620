import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { nextSteps } from "../asking/next-steps";
import { questionsFor } from "../asking/questions-for";
import { optimise } from "../job/optimise.server";
import { labelWeights } from "../labelling/label-weights.server";
import { parseResume } from "../parsing/parse";
import { asProposed, rejectedAtFirst } from "../results/decisions/as-decided";
import { exportedLayout } from "../scoring/exported-layout";
import { documentOfSample, type MadeSample, type SampleResume } from "./sample-resume";
import { englishSample } from "./sample-resume.en";
import { chineseSample } from "./sample-resume.zh";

const samples: Record<Locale, SampleResume> = { en: englishSample, zh: chineseSample };

/** The same for everybody until the worker is replaced, so each language is worked out once. */
const made = new Map<Locale, MadeSample>();

export async function makeSample(
  app: Pick<App, "builtinAnalyst" | "asset" | "translate" | "log">,
  locale: Locale,
): Promise<MadeSample> {
  const known = made.get(locale);
  if (known) return known;
  const { fileName, advert } = samples[locale];
  const { layout, ...document } = documentOfSample(samples[locale]);
  const resume = parseResume({ ...document, layout }, await labelWeights(app));
  const subject = { resume, reader: "builtin" as const, layout, jobDescription: advert, locale };
  const analyst = async () => ({ analyst: app.builtinAnalyst, plan: null });
  const resumeData = await optimise({ ...app, analyst }, subject, async () => true);
  const after = resumeData?.report.after;
  if (!resumeData || !after) throw new Error("nobody gives the sample up");
  const { report } = resumeData;
  const { proposed } = asProposed(report, new Set(rejectedAtFirst(report)), []);
  const questions = questionsFor(proposed, after);
  const steps = nextSteps(proposed, exportedLayout(report.layout), questions);
  const sample = { result: { resumeData, fileName }, asked: { questions, steps } };
  made.set(locale, sample);
  return sample;
}
