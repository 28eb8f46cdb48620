import { detectLanguage } from "../lexicon/detect-language";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf } from "../lexicon/headings";
import { mayBeName } from "../lexicon/names";
import type { ExtractedLine } from "../reading/extracted";

/** How many sections of one resume must stand in the other too. */
const leastShared = 2;
/** A file has one name, or two; more lines that could be one are a list. */
const mostNames = 40;

function kindsUpTo(kinds: (HeadingKind | null)[]): Set<HeadingKind>[] {
  let all = new Set<HeadingKind>();
  return kinds.map((kind) => {
    if (kind && !all.has(kind)) all = new Set(all).add(kind);
    return all;
  });
}

function languageOf(lines: ExtractedLine[]): string {
  return detectLanguage(lines.map((line) => line.text).join("\n"));
}

/** Where a resume in the other language begins in the same file: at a name as large as the first, with sections of the same kinds below. */
export function secondResumeAt(lines: ExtractedLine[]): number {
  const largest = Math.max(0, ...lines.slice(0, 6).map((line) => line.size));
  const kinds = lines.map((line) => headingOf(line.text));
  const above = kindsUpTo(kinds);
  const below = kindsUpTo(kinds.toReversed()).reverse();
  const candidates = [...lines.entries()].filter(([index, line]) => {
    const opens = index > 8 && line.size >= largest - 0.6 && !line.bullet && mayBeName(line.text);
    if (!opens || lines[index - 1]?.text === line.text) return false;
    const shared = [...(above[index - 1] ?? [])].filter((kind) => below[index]?.has(kind));
    return shared.length >= leastShared;
  });
  const [at] = candidates
    .slice(0, mostNames)
    .find(([index]) => languageOf(lines.slice(0, index)) !== languageOf(lines.slice(index))) ?? [-1];
  return at;
}
