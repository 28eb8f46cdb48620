import type { Resume, Section } from "~/core/resume";
import type { Weights } from "../labelling/weights";
import { detectLanguage } from "../lexicon/detect-language";
import type { HeadingKind } from "../lexicon/heading-kind";
import { headingOf, kindsNamed } from "../lexicon/headings";
import type { ExtractedDocument, ExtractedLine } from "../reading/extracted";
import { closeLetters } from "./contact-lines";
import { joinFormCells } from "./form-cells";
import { labelledParts } from "./labelled-sections";
import { edgesOf } from "./page-edges";
import { proseOf, splitTop } from "./page-top";
import { settingOf } from "./paragraphs";
import { parseContact } from "./parse-contact";
import { listOf, withAddresses, withCourses, withForm, withKind } from "./part-kinds";
import { headless, joinHeadings, readParts, secondParts } from "./ruled-parts";
import { secondResumeAt } from "./second-resume";
import { sectionOf, withId } from "./section-of-part";
import type { Part } from "./sections";
import { withDoubts } from "./two-readings";
import { wholestParts } from "./wholest-parts";
import { withWishedPost } from "./wished-post";

/** Three spaces or more stand for a tab where somebody aligned by hand. */
function withTabs(text: string): string {
  return text
    .replace(/[ \u3000]{3,}|\s*\t\s*/g, "\t")
    .replace(/ {2}/g, " ")
    .trim();
}

function isTop(part: Part): boolean {
  return part.heading === null && !part.guessed;
}

/** What a section of anything else may hold by their labels. */
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
function atNamedKinds(part: Part): Part[] {
  const kinds = kindsWithin(part);
  if (kinds.length < 2) return [part];
  // Without the entries that labels found in all of it.
  const { kind: own, heading, guessed, plain } = part;
  const bare: Part = { kind: own, heading, lines: [], guessed, plain };
  const parts: Part[] = [{ ...bare }];
  for (const line of part.lines) {
    const label = /^[^:：\t]{2,30}(?=\s?[:：\t])/u.exec(line.text)?.[0];
    const kind = label ? headingOf(label.replace(/\(s\)$/, "s")) : null;
    const last = parts.at(-1);
    if (kind && kinds.includes(kind) && kind !== last?.kind) {
      if (last?.lines.length) parts.push({ ...bare, kind, heading: null, lines: [line] });
      else parts.splice(-1, 1, { ...bare, kind, lines: [line] });
    } else last?.lines.push(line);
  }
  return parts;
}

/** A line drawn with characters: "==========", "- - - - - -". */
function isRule({ text }: ExtractedLine): boolean {
  return text.length >= 5 && /^([=_~*#.+–—―─━-])(?:\s?\1)+$/u.test(text.trim());
}

/** The lines of a page that are read, apart from those of its headers and footers. */
export function bodyOf(document: ExtractedDocument) {
  const lines = joinFormCells(
    document.lines
      .filter((line) => !isRule(line))
      .map((line) => ({ ...line, text: withTabs(closeLetters(line.text)) })),
  );
  return edgesOf(lines, document.layout.format === "pdf");
}

/** More lines than a resume of twenty pages has are read by rules alone. */
const mostLabelled = 1200;

/** The parts of a page by the labels of its lines. */
function readLabelled(lines: ExtractedLine[], weights: Weights): Part[] {
  return joinHeadings(labelledParts(lines, weights))
    .map(withCourses)
    .map(withForm)
    .map(withAddresses)
    .map(withKind);
}

/**
 * Every word of the body ends in some line of the model; page headers and footers only serve the contact block. With
 * weights the page is read by rules and by labels, and what is more whole is taken (by labels alone to measure them); without
 * weights by rules alone.
 */
export function parseResume(
  document: ExtractedDocument,
  weights?: Weights,
  by: "both" | "labels" = "both",
): Resume {
  const { body, edges } = bodyOf(document);
  const second = secondResumeAt(body);
  const own = second < 0 ? body : body.slice(0, second);
  const language = detectLanguage(own.map((line) => line.text).join("\n"));
  const setting = settingOf(body);
  const chinese = language === "zh";
  const known = new Map<Part, Section>();
  const readPart = (part: Part): Section => {
    const section = known.get(part) ?? sectionOf(part, setting, chinese);
    known.set(part, section);
    return section;
  };
  const ruled = readParts(own);
  const learned = own.length <= mostLabelled ? weights : undefined;
  const labelled = learned ? readLabelled(own, learned) : ruled;
  const parts = by === "labels" ? labelled : wholestParts(ruled, labelled, readPart);
  const top = parts.filter(isTop).flatMap((part) => part.lines);
  const { contact, summary, rest } = splitTop(top, setting, parts.length > 1);
  const personal = parts.filter((part) => part.heading !== null && part.kind === "contact");
  const told = new Set(personal.flatMap((part) => proseOf(part.lines, setting)));
  const listed = new Set(personal.flatMap((part) => part.lines.filter((line) => listOf(line).length > 0)));
  const proseIn = ({ lines: own }: Part) => own.filter((line) => told.has(line));
  const named: Part[] = [
    ...(summary.length ? [{ kind: "summary" as const, heading: null, lines: summary, guessed: false }] : []),
    ...(rest.length ? headless(rest) : []),
    ...parts
      .filter((part) => !isTop(part))
      .flatMap((part): Part[] => {
        if (part.kind !== "contact") return [part];
        const prose = proseIn(part);
        const lists = part.lines.flatMap(listOf);
        return prose.length
          ? [{ kind: "summary", heading: null, lines: prose, guessed: true }, ...lists]
          : lists;
      })
      .flatMap(atNamedKinds),
  ];
  const read = named.map(readPart);
  const sections = learned ? withDoubts(read, ruled.map(readPart), labelled.map(readPart)) : read;
  if (second >= 0) sections.push(...secondParts(body.slice(second)).map(readPart));
  return {
    language,
    contact: withWishedPost(
      parseContact([
        ...edges.filter((line) => line.region === "header"),
        ...contact,
        ...personal.flatMap((part) => part.lines.filter((line) => !told.has(line) && !listed.has(line))),
        ...edges.filter((line) => line.region === "footer"),
      ]),
      named,
    ),
    sections: sections.map((section, index) => withId(section, `s${index + 1}`)),
  };
}
