import { detectLanguage } from "../lexicon/detect-language";
import { headingOf } from "../lexicon/headings";
import { mayBeName } from "../lexicon/names";
import type { ExtractedLine } from "../reading/extracted";

function kindsOf(lines: ExtractedLine[]): Set<string> {
  return new Set(lines.map((line) => headingOf(line.text)).filter((kind) => kind !== null));
}

function languageOf(lines: ExtractedLine[]): string {
  return detectLanguage(lines.map((line) => line.text).join("\n"));
}

/** Where a resume in the other language begins in the same file: at a name as large as the first, with sections of the same kinds below. */
export function secondResumeAt(lines: ExtractedLine[]): number {
  const largest = Math.max(0, ...lines.slice(0, 6).map((line) => line.size));
  return lines.findIndex((line, index) => {
    const opens = index > 8 && line.size >= largest - 0.6 && !line.bullet && mayBeName(line.text);
    if (!opens || lines[index - 1]?.text === line.text) return false;
    const [first, second] = [lines.slice(0, index), lines.slice(index)];
    const kinds = kindsOf(second);
    const shared = [...kindsOf(first)].filter((kind) => kinds.has(kind));
    return shared.length >= 2 && languageOf(first) !== languageOf(second);
  });
}
