import type { Entry, Line, Resume, Section } from "~/core/resume";
import { employerOf } from "../lexicon/employers";
import { gradeJob } from "../match/match-job";
import { readStory } from "../scoring/subject";
import { inFirstPerson, opensInChinese } from "./first-person";
import { isEmployer, withoutEnglish } from "./post-name";

/** A line that a letter may tell, in the first person, with where it was done. */
export type Deed = {
  line: Line;
  said: string;
  place: Place | null;
  /** The terms of the advertisement that it shows. */
  terms: string[];
  worth: number;
};

/** The entry of a deed, with the names that a letter may use: none that were read with doubt. */
export type Place = {
  entry: Entry;
  kind: Section["kind"];
  organisation: Line | null;
  title: Line | null;
  present: boolean;
};

/** How much a place counts, beside 3 a term of the job, 2 a figure and 1.5 a result: our judgement, what the job asks for first. */
const kindWorth: Partial<Record<Section["kind"], number>> = { experience: 2, projects: 1, activities: 0.5 };

/** All entries of a resume as places, in the order of the page. */
export function placesOf({ sections }: Resume): Place[] {
  return sections.flatMap((section) =>
    section.entries.map((entry) => {
      const unsure = entry.doubt?.fields.some((field) => field === "title" || field === "organisation");
      const sure = !unsure && section.doubt === null;
      const employer = employerOf(entry, section.entries);
      return {
        entry,
        kind: section.kind,
        organisation: sure && employer && isEmployer(employer.text) ? shortened(employer) : null,
        title: sure && entry.title ? shortened(entry.title) : null,
        present: entry.dates?.to === "present",
      };
    }),
  );
}

function shortened(line: Line): Line {
  return { ...line, text: withoutEnglish(line.text) };
}

/** What the advertisement asks for and the resume shows, must-haves first, with the lines that show it. */
export function shownTerms(resume: Resume, advert: string | null): { term: string; lines: string[] }[] {
  const job = advert === null ? null : gradeJob(resume, advert);
  return (job?.terms ?? []).filter(({ proof }) => proof === "shown");
}

/** The lines of a resume that a letter can tell, those worth most first: what the advertisement asks for, then figures and
 * results, then work before projects, then their order. */
export function deedsOf(resume: Resume, terms: { term: string; lines: string[] }[]): Deed[] {
  const places = placesOf(resume);
  const placeOf = new Map(places.flatMap((place) => place.entry.lines.map(({ id }) => [id, place] as const)));
  const deeds = readStory(resume).statements.flatMap(
    ({ line, verb, weak, quantity, result, hollow }, index) => {
      const place = placeOf.get(line.id) ?? null;
      if (hollow || place?.kind === "education") return [];
      const opens = verb !== null || weak !== null || opensInChinese(line.text);
      const said = inFirstPerson(line.text, resume.language, { opens, present: place?.present ?? false });
      if (said === null) return [];
      const asked = terms.filter(({ lines }) => lines.includes(line.id)).map(({ term }) => term);
      const worth =
        3 * Math.min(asked.length, 3) +
        (quantity ? 2 : 0) +
        (result ? 1.5 : 0) +
        (kindWorth[place?.kind ?? "other"] ?? 0) -
        (weak === null ? 0 : 3) -
        index / 50;
      return [{ line, said, place, terms: asked, worth }];
    },
  );
  return deeds.toSorted((a, b) => b.worth - a.worth);
}

/** The best deeds that together show most: a term that another has shown counts no more. In the order of the page. */
export function chooseDeeds(deeds: Deed[], most: number): Deed[] {
  const chosen: Deed[] = [];
  const seen = new Set<string>();
  const worthNow = ({ terms, worth }: Deed) => worth - 3 * terms.filter((term) => seen.has(term)).length;
  while (chosen.length < most) {
    const left = deeds.filter((deed) => !chosen.includes(deed));
    const best = left.reduce<Deed | null>((a, b) => (a && worthNow(a) >= worthNow(b) ? a : b), null);
    if (!best) break;
    chosen.push(best);
    for (const term of best.terms) seen.add(term);
  }
  return chosen;
}
