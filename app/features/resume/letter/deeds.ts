import type { Line, Resume, Section } from "~/core/resume";
import { simplified } from "../lexicon/simplified";
import { gradeJob } from "../match/match-job";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { sayings, unlabelled } from "./first-person";
import { isAside, latestFirst, type Place } from "./latest-post";
import { namesOf } from "./post-name";
import { dutyInEnglish } from "./telegram.en";

export type Deed = {
  line: Line;
  said: string;
  place: Place | null;
  terms: string[];
  worth: number;
};

/** How much a place counts, beside 3 a term of the job, 2 a figure and 1.5 a result: our judgement, what the job asks for first. */
const kindWorth: Partial<Record<Section["kind"], number>> = { experience: 2, projects: 1, activities: 0.5 };

/** What a summary promises, or says of its owner's nature: no deed. */
const aboutOneself =
  /承诺|声明|签[名字]|性格|开朗|乐观|吃苦|责任心|踏实|热爱|认真|希望|目标|^(?:I am|I'm|I have a|I believe|I want|I hope|Seeking)\b/;

export function placesOf(sections: Section[]): Place[] {
  return sections.flatMap((section) =>
    section.entries.map((entry) => {
      const names = namesOf(section, entry) ?? { title: null, organisation: null };
      return { entry, kind: section.kind, present: entry.dates?.to === "present", ...names };
    }),
  );
}

/** Of a place, by what it is: what somebody did beside studies or long ago says least of what they can do today. */
function placeWorth(place: Place | null, jobs: Place[]): number {
  if (!place) return -4;
  const older = place.kind === "experience" ? Math.min(jobs.indexOf(place), 3) * 1.5 : 0;
  return (kindWorth[place.kind] ?? 0) - older - (isAside(place) ? 3 : 0);
}

/** The lines that a letter can tell: what the advertisement asks for, then figures and results, then work, the latest first. */
export function deedsOf(resume: Resume, advert: string | null): Deed[] {
  const { language, sections } = resume;
  const job = advert === null ? null : gradeJob(resume, advert);
  const rules = language === "zh" ? chinese : english;
  const places = placesOf(sections);
  const jobs = latestFirst(places.filter(({ kind }) => kind === "experience"));
  const told = sections.flatMap(({ kind, lines }) => (kind === "summary" ? lines : []));
  const sources = [
    ...places.flatMap((place) =>
      place.kind === "education" ? [] : place.entry.lines.map((line) => ({ line, place })),
    ),
    ...told.map((line) => ({ line, place: null })),
  ];
  const deeds = sources.flatMap(({ line, place }, index) => {
    const text = unlabelled(line.text);
    const present = place?.present ?? false;
    const said = place || !aboutOneself.test(text) ? sayings(line.text, language, present) : [];
    const isDuty = language === "en" && place?.kind === "experience" && said.length === 0;
    const duty = isDuty ? dutyInEnglish(text, present) : null;
    const asked = (job?.terms ?? []).filter(({ lines }) => lines.includes(line.id)).map(({ term }) => term);
    return (duty === null ? said : [duty]).map(
      (one): Deed => ({
        line,
        said: one,
        place,
        terms: asked,
        worth:
          3 * Math.min(asked.length, 3) +
          (hasQuantity(one) ? 2 : 0) +
          (rules.statesResult(one) ? 1.5 : 0) +
          placeWorth(place, jobs) -
          (duty || rules.weakOpening(simplified(text)) !== null ? 3 : 0) -
          index / 50,
      }),
    );
  });
  return [...new Map(deeds.map((deed) => [deed.said, deed])).values()].toSorted((a, b) => b.worth - a.worth);
}

/** The best deeds that together show most: a term that another has shown counts no more. In the order of the page. */
export function chooseDeeds(deeds: Deed[], most: number): Deed[] {
  const chosen: Deed[] = [];
  const seen = new Set<string>();
  const worthNow = ({ terms, worth }: Deed) => worth - 3 * terms.filter((term) => seen.has(term)).length;
  while (chosen.length < Math.min(most, deeds.length)) {
    const left = deeds.filter((deed) => !chosen.includes(deed));
    const best = left.reduce((a, b) => (worthNow(a) >= worthNow(b) ? a : b));
    chosen.push(best);
    for (const term of best.terms) seen.add(term);
  }
  return chosen;
}
