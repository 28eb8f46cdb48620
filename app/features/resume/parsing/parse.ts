import type { Resume, ResumeLanguage } from "~/core/resume";
import { type LabelledPage, labelPage } from "../labelling/label-page";
import type { Weights } from "../labelling/weights";
import { detectLanguage } from "../lexicon/detect-language";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf } from "../lexicon/headings";
import { mayBeName } from "../lexicon/names";
import type { ExtractedDocument, ExtractedLine } from "../reading/extracted";
import { kindByContent } from "../reading/kind-by-content";
import { closeLetters } from "./contact-lines";
import { joinFormCells } from "./form-cells";
import { labelledParts, type Part, plainPart } from "./labelled-parts";
import { edgesOf } from "./page-edges";
import { proseOf, splitTop } from "./page-top";
import { type Setting, settingOf } from "./paragraphs";
import { parseContact } from "./parse-contact";
import { atNamedKinds, joinHeadings, listOf } from "./part-kinds";
import { sectionOf, withId } from "./section-of-part";
import { withWishedPost } from "./wished-post";

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

function languageOf(lines: ExtractedLine[]): ResumeLanguage {
  return detectLanguage(lines.map((line) => line.text).join("\n"));
}

/** Where a resume in the other language begins in the same file: at a name as large as the first, with sections of the same kinds below. */
function secondResumeAt(lines: ExtractedLine[]): number {
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

/** Three spaces or more stand for a tab where somebody aligned by hand. */
function withTabs(text: string): string {
  return text
    .replace(/[ \u3000]{3,}|(?:(?<!\s)\s+)?\t\s*/g, "\t")
    .replace(/ {2}/g, " ")
    .trim();
}

function isTop(part: Part): boolean {
  return part.heading === null && !part.guessed;
}

/** A line drawn with characters: "==========", "- - - - - -". */
function isRule({ text }: ExtractedLine): boolean {
  return text.length >= 5 && /^([=_~*#.+–—―─━-])(?:\s?\1)+$/u.test(text.trim());
}

export function bodyOf(document: ExtractedDocument) {
  const lines = joinFormCells(
    document.lines
      .filter((line) => !isRule(line))
      .map((line) => ({ ...line, text: withTabs(closeLetters(line.text)) })),
  );
  return edgesOf(lines, document.layout.format === "pdf");
}

/** What was taken for a heading of the ways to reach somebody and no list knows as one may say more than that. */
function unknownHeadings(parts: Part[]): ExtractedLine[] {
  return parts.flatMap(({ heading }) => (heading && headingOf(heading.text) !== "contact" ? [heading] : []));
}

function partsOf(page: LabelledPage): Part[] {
  return joinHeadings(labelledParts(page));
}

/** A second resume keeps its name and addresses in a part of their own, since the contact block is that of the first. */
function secondParts(page: LabelledPage): Part[] {
  return partsOf(page)
    .filter((part) => part.heading !== null || part.lines.length > 0)
    .map((part) => (part.kind === "contact" ? plainPart("other", part.lines, part.heading) : part));
}

type Reading = {
  page: LabelledPage;
  second: LabelledPage | null;
  edges: ExtractedLine[];
  setting: Setting;
  language: ResumeLanguage;
};

export function readingOf(document: ExtractedDocument, weights: Weights): Reading {
  const { body, edges } = bodyOf(document);
  const second = secondResumeAt(body);
  const own = second < 0 ? body : body.slice(0, second);
  return {
    page: labelPage(own, weights),
    second: second < 0 ? null : labelPage(body.slice(second), weights),
    edges,
    setting: settingOf(body),
    language: languageOf(own),
  };
}

/** The resume of a document by the labels of its lines, with every word of the body; page headers and footers only serve the contact block. */
export function resumeOf({ page, second, edges, setting, language }: Reading): Resume {
  const parts = partsOf(page);
  const top = parts.filter(isTop).flatMap((part) => part.lines);
  const { contact, summary, rest } = splitTop(top, setting, parts.length > 1);
  const personal = parts.filter((part) => part.heading !== null && part.kind === "contact");
  const told = new Set(personal.flatMap((part) => proseOf(part.lines, setting)));
  const listed = new Set(personal.flatMap((part) => part.lines.filter((line) => listOf(line).length > 0)));
  const named: Part[] = [
    ...(summary.length ? [plainPart("summary", summary)] : []),
    ...(rest.length ? [plainPart(kindByContent(rest), rest, null, true)] : []),
    ...parts
      .filter((part) => !isTop(part))
      .flatMap((part): Part[] => {
        if (part.kind !== "contact") return [part];
        const prose = part.lines.filter((line) => told.has(line));
        const lists = part.lines.flatMap(listOf);
        return prose.length ? [plainPart("summary", prose, null, true), ...lists] : lists;
      })
      .flatMap(atNamedKinds),
  ];
  return {
    language,
    contact: withWishedPost(
      parseContact([
        ...edges.filter((line) => line.region === "header"),
        ...contact,
        ...personal.flatMap((part) => part.lines.filter((line) => !told.has(line) && !listed.has(line))),
        ...unknownHeadings(personal),
        ...edges.filter((line) => line.region === "footer"),
      ]),
      named,
    ),
    sections: [...named, ...(second ? secondParts(second) : [])].map((part, index) =>
      withId(sectionOf(part, setting, language === "zh"), `s${index + 1}`),
    ),
  };
}

export function parseResume(document: ExtractedDocument, weights: Weights): Resume {
  return resumeOf(readingOf(document, weights));
}
