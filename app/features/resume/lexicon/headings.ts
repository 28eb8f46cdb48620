import { sectionKinds } from "~/core/resume";
import type { HeadingKind } from "./heading-kind";
import { englishHeadings, englishQualifiers } from "./headings.en";
import { chineseHeadings } from "./headings.zh";

const headingKinds: HeadingKind[] = ["contact", ...sectionKinds];

function tableOf(words: Record<HeadingKind, string[]>): Map<string, HeadingKind> {
  return new Map(
    headingKinds.flatMap((kind) =>
      words[kind].map((word): [string, HeadingKind] => [word.toLowerCase(), kind]),
    ),
  );
}

const english = tableOf(englishHeadings);
const chinese = tableOf(chineseHeadings);

const longestHeading = 48;

export function bareHeading(text: string): string {
  return text
    .normalize("NFKC")
    .replace(
      /^[\s\p{P}\p{S}]*(?:(?:[一二三四五六七八九十]{1,2}|\d{1,2}|[IVX]{1,4})[、.．)]\s*)?[\s\p{P}\p{S}]*/u,
      "",
    )
    .replace(/[\s\p{P}\p{S}]+$/u, "")
    .trim();
}

function lookUp(words: string): HeadingKind | null {
  const exact = english.get(words) ?? chinese.get(words.replace(/\s/g, ""));
  if (exact) return exact;
  const unqualified = words.replace(englishQualifiers, "");
  if (unqualified !== words) return lookUp(unqualified);
  return null;
}

/** The kind of section that a line announces by its words alone; null where the words are no known heading. */
export function headingOf(text: string): HeadingKind | null {
  if (text.length > longestHeading || /\t/.test(text.trim())) return null;
  const bare = bareHeading(text).toLowerCase().replace(/\s+/g, " ");
  if (!bare) return null;
  const whole = lookUp(bare);
  if (whole) return whole;
  const parts = bare.split(/\s*(?:[/&,+、|·]|\band\b|[和与及])\s*/u).filter((part) => part);
  if (parts.length > 4) return null;
  const kinds = parts.map((part) => lookUp(part) ?? lookUp(`${part}经历`));
  if (parts.length > 1 && kinds.every((kind) => kind !== null)) return kinds[0] ?? null;
  const words =
    bare.match(/^([\p{Script=Han}]+)\s*([a-z][a-z &]+)$/u) ??
    bare.match(/^([a-z][a-z &]+?)\s*([\p{Script=Han}]+)$/u);
  if (!words?.[1] || !words[2]) return null;
  return lookUp(words[1]) ?? lookUp(words[2]);
}
