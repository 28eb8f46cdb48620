import type { HeadingKind } from "../lexicon/heading-kind";
import { bareHeading, headingOf, kindsNamed } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";
import { type Part, plainPart } from "./labelled-parts";

const longestHeading = 48;

/** A heading with nothing below it but a heading of its own kind, "Skills" above "Tools", is one heading with that. */
export function joinHeadings(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isEmpty = last?.lines.length === 0 && last.kind === part.kind;
    if (isEmpty && last.heading && part.heading && last.heading.text.length <= longestHeading) {
      const [outer, inner] = [last.heading, part.heading].map((line) => bareHeading(line.text) || line.text);
      joined.splice(-1, 1, { ...part, heading: { ...part.heading, text: `${outer} · ${inner}` } });
    } else joined.push(part);
  }
  return joined;
}

/** "Languages Known: English, Hindi" among the personal details: the label heads a section of its own. */
export function listOf(line: ExtractedLine): Part[] {
  const [, label = "", rest = ""] = /^([^:\t]{4,30}?)\s?(?:\t:?|:)\s*([^\s:].*)$/.exec(line.text) ?? [];
  const kind = headingOf(label);
  if (line.bullet || (kind !== "languages" && kind !== "interests")) return [];
  return [plainPart(kind, [{ ...line, text: rest }], { ...line, text: label })];
}

const kindsOfOther: HeadingKind[] = [
  "skills",
  "languages",
  "certificates",
  "awards",
  "interests",
  "publications",
];

/** The kinds that the lines of a part may be of: those of its heading, and in the Europass form's skills the languages. */
function kindsWithin({ kind, guessed, heading, lines }: Part): HeadingKind[] {
  if (kind === "other" && !guessed) return kindsOfOther;
  if (kind === "skills" && lines.some(({ text }) => /^(?:mother tongue|native language)\b/i.test(text)))
    return ["skills", "languages"];
  return heading ? kindsNamed(heading.text) : [];
}

/** Under "Skills, Languages & Interests" or "Other" a line that begins with one of those words belongs to a section of that kind. */
export function atNamedKinds(part: Part): Part[] {
  const kinds = kindsWithin(part);
  if (kinds.length < 2 || part.entries.length > 0) return [part];
  const parts: Part[] = [plainPart(part.kind, [], part.heading, part.guessed)];
  for (const line of part.lines) {
    const label = /^[^:：\t]{2,30}(?=\s?[:：\t])/u.exec(line.text)?.[0];
    const kind = label ? headingOf(label.replace(/\(s\)$/, "s")) : null;
    const last = parts.at(-1);
    if (kind && kinds.includes(kind) && kind !== last?.kind) {
      const named = plainPart(kind, [line], last?.lines.length ? null : part.heading);
      if (last?.lines.length) parts.push(named);
      else parts.splice(-1, 1, named);
    } else last?.lines.push(line);
  }
  return parts;
}
