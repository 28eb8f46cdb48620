import type { Locale } from "~/core/locale";
import type { App } from "~/ports/app";
import { optimise } from "../job/optimise.server";
import { parseResume } from "../parsing/parse";
import type { ResumeData } from "../report";
import { documentOfSample, type SampleResume } from "./sample-resume";
import { englishSample } from "./sample-resume.en";
import { chineseSample } from "./sample-resume.zh";

type SampleResult = { resumeData: ResumeData; fileName: string };

const samples: Record<Locale, SampleResume> = { en: englishSample, zh: chineseSample };

/** The same for everybody until the worker is replaced, so each language is worked out once. */
const made = new Map<Locale, SampleResult>();

/** What the whole way from a read file to its result makes of the sample of this language, by the built-in analyst. */
export async function makeSample(
  app: Pick<App, "builtinAnalyst" | "translate" | "log">,
  locale: Locale,
): Promise<SampleResult> {
  const known = made.get(locale);
  if (known) return known;
  const { fileName, advert } = samples[locale];
  const { layout, ...document } = documentOfSample(samples[locale]);
  const resume = parseResume({ ...document, layout });
  const subject = { resume, layout, jobDescription: advert, locale };
  const analyst = async () => app.builtinAnalyst;
  const resumeData = await optimise({ ...app, analyst }, subject, async () => true);
  if (!resumeData) throw new Error("nobody gives the sample up");
  const sample = { resumeData, fileName };
  made.set(locale, sample);
  return sample;
}
