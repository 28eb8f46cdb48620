import { type Entry, linesOfEntry, type Resume, type ResumeLanguage } from "~/core/resume";
import { judgeWording } from "../gates/judge-wording";
import { isDoubtful } from "../gates/locked";
import { opensWithDeed } from "./first-person";
import type { LetterSentence } from "./letter";

/** Fewer sentences than these make no letter: the rules write one instead. */
const leastSentences = 2;
const mostSentences = 5;
const longestSentence = { en: 320, zh: 140 };

type Source = { text: string; entry: Entry | null };

function sourcesOf(resume: Resume): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const { id, kind, lines, entries } of resume.sections) {
    if (isDoubtful(resume, id) || kind === "skills") continue;
    for (const line of lines) sources.set(line.id, { text: line.text, entry: null });
    for (const entry of entries)
      for (const line of entry.lines) sources.set(line.id, { text: line.text, entry });
  }
  return sources;
}

const where = {
  en: /^(?:Also, )?(?:(?:At|With|In|While at|During my time at)(?: my project)? (?<place>[^,]{2,80}(?:, (?:Inc|Ltd|LLC)\.?)?), )?(?=I )/u,
  zh: /^(?:此外，)?(?:在(?<place>[^，]{2,60}?)(?:项目)?(?:任职期间|工作期间|期间|时|中)?，)?(?=我)/u,
};
const generalPlace =
  /^(?:(?:my |this |that )?(?:current|last|previous|present|most recent)? ?(?:position|role|job)|目前的岗位上?|上一份工作|这份工作|职)$/;

/** What a sentence tells without the words that say where; null where they name another place than its line does. */
function withoutPlace(text: string, entry: Entry | null, language: ResumeLanguage): string | null {
  const found = where[language].exec(text);
  if (!found) return null;
  const place = found.groups?.place?.trim();
  const names = (entry ? linesOfEntry({ ...entry, lines: [], dates: null }) : []).map((line) =>
    line.text.trim(),
  );
  if (place !== undefined && !generalPlace.test(place) && !names.includes(place)) return null;
  if (/current|present|目前/.test(place ?? "") && !names.includes(place ?? "") && !isPresent(entry))
    return null;
  return text
    .slice(found[0].length)
    .replace(/^I also /, "I ")
    .replace(/^我(?:还|也)/, "我");
}

function isPresent(entry: Entry | null): boolean {
  return entry?.dates?.to === "present";
}

/** The sentences of an outside analyst's letter that say what their line says, in the first person and in the resume's language:
 * the gates of the edits, so no number, name, deed or degree of it can differ. Null where too few are left. */
export function admitLetter(resume: Resume, proposed: LetterSentence[] | null): LetterSentence[] | null {
  const { language } = resume;
  const sources = sourcesOf(resume);
  const used = new Set<string>();
  const admitted = (proposed ?? []).flatMap(({ text, lines }): LetterSentence[] => {
    const [id, ...others] = lines;
    const source = id === undefined ? undefined : sources.get(id);
    if (id === undefined || !source || others.length > 0 || used.has(id)) return [];
    if (text.length > longestSentence[language] || /\s{2}|\n/.test(text)) return [];
    const bare = withoutPlace(text.trim(), source.entry, language);
    if (language === "en" && !opensWithDeed(bare?.slice(2) ?? "", isPresent(source.entry))) return [];
    if (bare === null || judgeWording(source.text, bare) !== null) return [];
    used.add(id);
    return [
      { text: /[.。！!]$/.test(text) ? text : `${text}${language === "zh" ? "。" : "."}`, lines: [id] },
    ];
  });
  return admitted.length < leastSentences ? null : admitted.slice(0, mostSentences);
}
