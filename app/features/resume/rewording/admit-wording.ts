import type { Resume } from "~/core/resume";
import type { LineToReword } from "~/ports/analyst";
import { admitEdits } from "../gates/admit-edits";
import { parseContact } from "../parsing/parse-contact";

const LINE = "line";

/** A model counts its lines or puts them in quotes though it was asked not to. */
function withoutMarks(said: string): string {
  const bare = said
    .trim()
    .replace(/^(?:[-*•·]\s|\(?\d{1,2}[.)、）]\s?)\s*/, "")
    .trim();
  const quoted = /^["“「](.*)["”」]$/.exec(bare)?.[1];
  return quoted !== undefined && !/["“”「」]/.test(quoted) ? quoted.trim() : bare;
}

/** Equal for texts that differ in case, spaces and marks alone: those are no other wording. */
function wordsOnly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%+#]/gu, "");
}

/** Judges what a model says one after another, as an analyst's edit of that line alone. Null where it states other facts, or nothing new. */
export function wordingGate({ text, section, language }: LineToReword): (said: string) => string | null {
  const line = { id: LINE, text, bullet: true };
  const resume: Resume = {
    language,
    contact: parseContact([]),
    sections: [{ id: "section", kind: section, heading: null, lines: [line], entries: [], doubt: null }],
  };
  const seen = new Set(["", wordsOnly(text)]);
  return (said) => {
    if (said.length > text.length * 4 + 200) return null;
    const replacement = withoutMarks(said);
    const words = wordsOnly(replacement);
    if (seen.has(words)) return null;
    const edit = { kind: "replace" as const, line: LINE, original: text, replacement, reasons: [] };
    const [accepted] = admitEdits(resume, [edit]).accepted;
    if (!accepted) return null;
    seen.add(words);
    return accepted.after;
  };
}
