import type { Contact, Line } from "~/core/resume";
import { headingOf } from "../lexicon/headings";
import { isDocumentName, mayBeName, withoutDocumentName } from "../lexicon/names";
import { areCredentials } from "../lexicon/places";
import { isLevelOnly, roleOf } from "../lexicon/roles";
import type { ExtractedLine, Span } from "../reading/extracted";
import { isPersonal } from "./contact-cuts";
import { type Draft, emptyDraft, markDoubt, putField, takeLabels, withBareLabels } from "./contact-fields";
import { mendedLines } from "./contact-lines";
import { handleOf, hiddenLinks, isBareSite, labelledHandle, nameAddress, spelledOut } from "./contact-links";
import { isEchoed, nameAmong } from "./contact-name";
import { isWholeLine, type Piece, piecesOf, unmistakable } from "./contact-pieces";
import { takePlaces } from "./contact-place";

function isHeadline(text: string): boolean {
  return (
    text.length <= 120 &&
    headingOf(text) === null &&
    !areCredentials(text) &&
    !/[:：]|[.。!！]$/.test(text) &&
    !/^[“"'(（]/.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/^(?:男|女)(?:性|士|$|[\s，,])|\d{2}\s?[岁歲]/.test(text)
  );
}

function usualSize(lines: ExtractedLine[]): number {
  const sizes = lines
    .flatMap((line): Pick<Span, "text" | "size">[] => (line.spans.length ? line.spans : [line]))
    .flatMap(({ text, size }) => Array.from({ length: Math.min(text.length, 300) }, () => size));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

/** What is said of a person in a word or a number, and is no part of what they do: "女", "1996", "本科". */
function isAside(text: string): boolean {
  return (
    /^(?:男|女)性?$|^\d{1,2}\s?[岁歲]$|^(?:19[5-9]|20[01])\d(?:年|[./-]\d{1,2})?(?:\d{1,2}月)?(?:出?生)?$|^(?:未婚|已婚)|(?:党员|黨員|团员|群众)$|^\p{Script=Han}{1,3}族$/u.test(
      text,
    ) || isLevelOnly(text)
  );
}

/** The name once more in the other script, beside it or as its owner's address has it: "Po-Han Hung" and "洪柏翰". */
function isOtherName({ name, email, links }: Draft, text: string, beside: boolean): boolean {
  const han = /^\p{Script=Han}/u;
  if (name === null || han.test(text) === han.test(name) || !mayBeName(text)) return false;
  return roleOf(text) === "unknown" && (beside || isEchoed(text, [email ?? "", ...links]));
}

type Group = { text: string; pieces: Piece[] };

/** Texts of one line with nothing but their own marks between stay together: "Backend Engineer · Distributed Systems". */
function regrouped(texts: Piece[], all: Piece[]): Group[] {
  const groups: Piece[][] = [];
  for (const piece of texts) {
    const last = groups.at(-1)?.at(-1);
    const aside = [last, piece].some((one) => one && isAside(one.text));
    if (!aside && last?.line === piece.line && all.indexOf(piece) === all.indexOf(last) + 1)
      groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map((pieces) => {
    const [first] = pieces;
    const text = first?.line.text.slice(first.from, pieces.at(-1)?.to).replace(/\t/g, " ") ?? "";
    return { text, pieces };
  });
}

function takeHeadline(draft: Draft, groups: Group[], name: Piece[], usual: number, all: Piece[]): void {
  const end = name.at(-1);
  const after = end
    ? groups.findIndex(
        ({ text, pieces: [first] }) => first && isBelow(first, end) && !isOtherName(draft, text, false),
      )
    : -1;
  for (const [index, { text, pieces }] of groups.entries()) {
    const [first] = pieces;
    const beside = first?.line === end?.line;
    const below =
      index === after && first && (first.line.size > usual * 1.1 || /^\S+(?: \S+){1,9}$/.test(text));
    const titled = roleOf(text) === "title" || roleOf(first?.text ?? "") === "title";
    const fits = isHeadline(text) && (beside || titled || (below && !/\d/.test(text)));
    const above = groups[index - 1];
    const line = above?.pieces[0]?.line;
    const goesOn =
      draft.headline !== null &&
      draft.headline === above?.text &&
      roleOf(above.text) !== "title" &&
      roleOf(text) === "title" &&
      line?.column === first?.line.column &&
      Math.abs((line?.size ?? 0) - (first?.line.size ?? 0)) < 0.3;
    if (isOtherName(draft, text, beside)) draft.other.push(text);
    else if (goesOn) draft.headline = `${draft.headline} ${text}`;
    else if (draft.headline === null && fits && draft.name !== null) draft.headline = text;
    else if (isFactual(first, all)) draft.other.push(...pieces.map((piece) => piece.text));
    else draft.other.push(text);
  }
}

/** Nobody takes a mobile number for anything else: it goes before an unlabelled row of digits. */
function surePhonesFirst(pieces: Piece[]): Piece[] {
  const isSure = ({ kind, text }: Piece) => kind === "phone" && unmistakable.test(text);
  const [first] = pieces.filter(({ kind }) => kind === "phone");
  if (!first || !/^\d{7,10}$/.test(first.text) || !pieces.some(isSure)) return pieces;
  return [...pieces.filter(isSure), ...pieces.filter((piece) => !isSure(piece))];
}

/** True where something known stands on the same line, so that what is left of it are facts too: "男 | 25岁 | 138…". */
function isFactual(piece: Piece | undefined, all: Piece[]): boolean {
  return all.some((one) => one.line === piece?.line && (one.kind !== "text" || isPersonal(one.text)));
}

function isBelow(piece: Piece, name: Piece): boolean {
  const { line } = piece;
  const gap = line.y - name.line.y;
  return (
    line !== name.line &&
    line.column === name.line.column &&
    (line.y === 0 || (gap > 0 && gap < 4 * line.size + name.line.size)) &&
    isWholeLine(piece)
  );
}

function takeFacts(draft: Draft, pieces: Piece[], lines: ExtractedLine[]): Piece[] {
  const spare = hiddenLinks(lines);
  const texts = surePhonesFirst(pieces).filter((piece) => {
    if (piece.kind === "email" || piece.kind === "phone") putField(draft, piece.kind, piece.text);
    else if (piece.kind === "link") {
      if (!draft.links.includes(piece.text)) draft.links.push(piece.text);
    } else {
      const full =
        spelledOut(piece, spare) ??
        labelledHandle(piece.text) ??
        handleOf(piece.text, pieces) ??
        (isBareSite(piece.text, [...draft.links, ...spare]) ? piece.text : null);
      if (full) draft.links.push(full);
      return full === null && !nameAddress(piece.text, draft.links);
    }
    return false;
  });
  const said = [...draft.links, ...draft.other].map((text) =>
    text.replace(/^.*[:：]\s?@?|^@/, "").toLowerCase(),
  );
  draft.links.push(...spare.filter((url) => !said.some((text) => text && url.toLowerCase().includes(text))));
  const behind = lines.flatMap((line) => line.links);
  const mail = behind.find((url) => /^mailto:/i.test(url));
  if (draft.email === null && mail) draft.email = mail.replace(/^mailto:|\?.*/gi, "");
  const number = behind.find((url) => /^tel:/i.test(url));
  if (draft.phone === null && number) draft.phone = decodeURIComponent(number.slice(4));
  return texts;
}

const pageNumber = /^(?:page|seite|第)\s?\d{1,2}(?:\s?(?:of|\/)\s?\d{1,2})?\s?页?$/i;

/** "Resume", "Basics" and "基本信息" name the document or the block, and nobody. */
function isBlockName(text: string): boolean {
  return isDocumentName(text) || headingOf(text) === "contact" || pageNumber.test(text);
}

function repeats({ kind, text }: Piece, name: string | null): boolean {
  return kind === "text" && name !== null && withoutDocumentName(text).toLowerCase() === name.toLowerCase();
}

/** Finds who somebody is and how to reach them wherever it stands in these lines; what fits no field goes to `other`. */
export function parseContact(lines: ExtractedLine[]): Contact {
  const draft = emptyDraft();
  const usual = usualSize(lines);
  const all = withBareLabels(mendedLines(lines).flatMap(piecesOf));
  const pieces = takeLabels(draft, all).filter(({ kind, text }) => kind !== "text" || !isBlockName(text));
  const name = draft.name === null ? nameAmong(pieces, usual) : null;
  if (name) {
    draft.name = name.text;
    if (name.said && roleOf(name.said) === "title") draft.headline ??= name.said;
    else if (name.said) draft.other.push(name.said);
  }
  if (!name?.sure && (name || draft.name === null))
    markDoubt(draft, "name", name?.pieces ?? pieces.filter((piece) => piece.kind === "text").slice(0, 2));
  const texts = takeFacts(
    draft,
    pieces.filter((piece) => !name?.pieces.includes(piece) && !repeats(piece, draft.name)),
    lines,
  );
  const rest = takePlaces(draft, texts, all);
  takeHeadline(draft, regrouped(rest, all), name?.pieces ?? [], usual, all);
  return contactOf(draft);
}

function lineOr(id: string, text: string | null): Line | null {
  return text === null ? null : { id, text };
}

function contactOf({
  name,
  headline,
  label,
  email,
  phone,
  place,
  links,
  other,
  doubt: { fields, lines },
}: Draft): Contact {
  return {
    name: lineOr("c.name", name),
    headline: headline === null ? null : { id: "c.headline", text: headline, ...(label && { label }) },
    email: lineOr("c.email", email),
    phone: lineOr("c.phone", phone),
    place: lineOr("c.place", place),
    links: links.map((text, index) => ({ id: `c.l${index + 1}`, text })),
    other: other.map((text, index) => ({ id: `c.o${index + 1}`, text })),
    doubt: lines.size ? { fields, lines: [...lines].map((line) => line.text.replace(/\t/g, " ")) } : null,
  };
}
