import type { Contact, Line } from "~/core/resume";
import { headingOf } from "../lexicon/headings";
import { isDocumentName } from "../lexicon/names";
import { isAddress, isPlace, mayBePlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import type { ExtractedLine, Span } from "../reading/extracted";
import { type Draft, isWholeLine, put, takeLabels, withBareLabels } from "./contact-fields";
import { mendedLines } from "./contact-lines";
import { nameAmong, splitLicences } from "./contact-name";
import { isPersonal, type Piece, piecesOf } from "./contact-pieces";

const siteName =
  /^(?:linkedin|github|gitlab|gitee|twitter|x|medium|website|portfolio|homepage|home page|blog|link|personal site|stack ?overflow|kaggle|behance|个人主页|博客|主页|领英|作品集|網站)(?: profile)?$/i;

const anySite =
  /^(?:website|portfolio|homepage|home page|blog|link|personal site|个人主页|博客|主页|作品集|網站)/i;

/** The words that show an address which stands behind them: "LinkedIn", or "janesmith" over github.com/janesmith. */
function spelledOut({ text, line }: Piece, spare: string[]): string | null {
  if (text.length > 40) return null;
  const words = text
    .toLowerCase()
    .replace(/^@/, "")
    .replace(/[\s:：]+/g, "");
  const named = siteName.test(text);
  const shows = (url: string) => url.toLowerCase().includes(words);
  const own = spare.filter((url) => line.links.includes(url));
  const url =
    own.find(shows) ??
    spare.find((one) => shows(one) && named) ??
    (named ? (own[0] ?? (anySite.test(text) ? spare[0] : undefined)) : spare.find(shows));
  if (url === undefined) return null;
  spare.splice(spare.indexOf(url), 1);
  return named ? `${text}: ${url.replace(/\/$/, "")}` : url.replace(/\/$/, "");
}

/** "GitHub jane-dev": a site, and a word that no sentence holds. */
function labelledHandle(text: string): string | null {
  const [, site = "", handle = ""] =
    /^(\S{1,20}(?: \S{1,10})?)\s(@?[a-z][a-z\d_.-]{2,38})$/i.exec(text) ?? [];
  return siteName.test(site) && /[\d_-]/.test(handle) ? `${site}: ${handle}` : null;
}

/** An icon before it said of which site it is the handle: a word that the address or another link has too. */
function handleOf(text: string, pieces: Piece[]): string | null {
  if (!/^@?[a-z][a-z\d_.-]{3,30}$/.test(text)) return null;
  const known = pieces.some(
    (piece) => (piece.kind === "email" || piece.kind === "link") && piece.text.toLowerCase().includes(text),
  );
  return known ? text : null;
}

function bareUrl(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
}

function isHeadline(text: string): boolean {
  return (
    text.length <= 120 &&
    headingOf(text) === null &&
    !/[:：]|[.。!！]$/.test(text) &&
    !/^[“"'(（]/.test(text) &&
    !/^(?:男|女)$|\d{2}\s?岁/.test(text)
  );
}

/** One town among the ways to reach somebody is where they live, though no list knows it. */
function isTown(piece: Piece, pieces: Piece[]): boolean {
  const { line } = piece;
  const isNext = (other: ExtractedLine) =>
    other.page === line.page && other.column === line.column && Math.abs(other.y - line.y) < 2.2 * line.size;
  const alone = isWholeLine(piece) && /^[^,]+, [^,]+$/.test(piece.text) && line.y > 0;
  const beside = pieces.some(
    (one) =>
      (one.line === line || (alone && isNext(one.line))) && (one.kind === "email" || one.kind === "phone"),
  );
  return (
    beside &&
    piece.text.length > 3 &&
    mayBePlace(piece.text) &&
    roleOf(piece.text) === "unknown" &&
    !siteName.test(piece.text) &&
    !/\b(?:citizen|resident|visa|licen[cs]e|clearance)/i.test(piece.text)
  );
}

/** The size most letters of these lines have, in points. */
function usualSize(lines: ExtractedLine[]): number {
  const sizes = lines
    .flatMap((line): Pick<Span, "text" | "size">[] => (line.spans.length ? line.spans : [line]))
    .flatMap(({ text, size }) => Array.from({ length: Math.min(text.length, 300) }, () => size));
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

type Group = { text: string; pieces: Piece[] };

/** Texts of one line with nothing but their own marks between stay together: "Backend Engineer · Distributed Systems". */
function regrouped(texts: Piece[], all: Piece[]): Group[] {
  const groups: Piece[][] = [];
  for (const piece of texts) {
    const last = groups.at(-1)?.at(-1);
    if (last?.line === piece.line && all.indexOf(piece) === all.indexOf(last) + 1) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map((pieces) => {
    const [first] = pieces;
    const text = first?.line.text.slice(first.from, pieces.at(-1)?.to).replace(/\t/g, " ") ?? "";
    return { text, pieces };
  });
}

/** The places, and the texts that are none. A street and the town below it are one address. */
function takePlaces(draft: Draft, texts: Piece[], all: Piece[]): Piece[] {
  let last: Piece | null = null;
  return texts.filter((piece) => {
    const sure = isPlace(piece.text) || isAddress(piece.text);
    const next = last !== null && all.indexOf(piece) === all.indexOf(last) + 1;
    const street = draft.place !== null && last !== null && next && !isPlace(last.text) ? last : null;
    const beside = street?.line === piece.line && mayBePlace(piece.text);
    if (!sure && !beside && (draft.place !== null || !isTown(piece, all))) return true;
    if (street)
      draft.place = beside
        ? `${draft.place}${piece.line.text.slice(street.to, piece.to)}`
        : `${draft.place}, ${piece.text}`;
    else put(draft, "place", piece.text);
    if (!sure) doubt(draft, "place", [piece]);
    last = piece;
    return false;
  });
}

function doubt(draft: Draft, field: Draft["doubt"]["fields"][number], pieces: Piece[]): void {
  draft.doubt.fields.push(field);
  for (const { line } of pieces) draft.doubt.lines.add(line);
}

function takeHeadline(draft: Draft, groups: Group[], name: Piece[], usual: number, all: Piece[]): void {
  const end = name.at(-1);
  const after = end ? groups.findIndex(({ pieces: [first] }) => first && isBelow(first, end)) : -1;
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
    if (goesOn) draft.headline = `${draft.headline} ${text}`;
    else if (draft.headline === null && fits && draft.name !== null) draft.headline = text;
    else if (isFactual(first, all)) draft.other.push(...pieces.map((piece) => piece.text));
    else draft.other.push(text);
  }
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

/** What cannot be seen of the addresses behind the words, each once. */
function hiddenLinks(lines: ExtractedLine[]): string[] {
  const shown = lines
    .map((line) => line.text)
    .join(" ")
    .toLowerCase();
  const urls = [...new Set(lines.flatMap((line) => line.links))].filter((url) => /^https?:/i.test(url));
  return urls.filter((url) => !shown.includes(bareUrl(url)) && !/\bmaps\b|\bwa\.me\b/i.test(url));
}

function takeFacts(draft: Draft, pieces: Piece[], lines: ExtractedLine[]): Piece[] {
  const spare = hiddenLinks(lines);
  const texts = pieces.filter((piece) => {
    if (piece.kind === "email" || piece.kind === "phone") put(draft, piece.kind, piece.text);
    else if (piece.kind === "link") {
      if (!draft.links.includes(piece.text)) draft.links.push(piece.text);
    } else {
      const full = spelledOut(piece, spare) ?? labelledHandle(piece.text) ?? handleOf(piece.text, pieces);
      if (full) draft.links.push(full);
      return full === null;
    }
    return false;
  });
  const said = [...draft.links, ...draft.other].map((text) =>
    text.replace(/^.*[:：]\s?@?|^@/, "").toLowerCase(),
  );
  draft.links.push(...spare.filter((url) => !said.some((text) => text && url.toLowerCase().includes(text))));
  const behind = lines.flatMap((line) => line.links);
  const mail = behind.find((url) => /^mailto:/i.test(url));
  if (draft.email === null && mail) draft.email = mail.replace(/^mailto:|\?.*$/gi, "");
  const number = behind.find((url) => /^tel:/i.test(url));
  if (draft.phone === null && number) draft.phone = decodeURIComponent(number.slice(4));
  return texts;
}

/** "Resume", "Basics" and "基本信息" name the document or the block, and nobody. */
function isBlockName(text: string): boolean {
  return isDocumentName(text) || headingOf(text) === "contact";
}

/** Finds who somebody is and how to reach them wherever it stands in these lines; what fits no field goes to `other`. */
export function parseContact(lines: ExtractedLine[]): Contact {
  const draft: Draft = {
    name: null,
    headline: null,
    email: null,
    phone: null,
    place: null,
    links: [],
    other: [],
    doubt: { fields: [], lines: new Set() },
  };
  const usual = usualSize(lines);
  const all = withBareLabels(mendedLines(lines).flatMap(piecesOf));
  const pieces = takeLabels(draft, all).filter(({ kind, text }) => kind !== "text" || !isBlockName(text));
  const name = draft.name === null ? nameAmong(pieces, usual) : null;
  if (name) {
    const { name: bare, licences } = splitLicences(name.text);
    draft.name = bare;
    if (licences) draft.other.push(licences);
  }
  if (!name?.sure && (name || draft.name === null))
    doubt(draft, "name", name?.pieces ?? pieces.filter((piece) => piece.kind === "text").slice(0, 2));
  const texts = takeFacts(
    draft,
    pieces.filter((piece) => !name?.pieces.includes(piece)),
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
  email,
  phone,
  place,
  links,
  other,
  doubt: { fields, lines },
}: Draft): Contact {
  return {
    name: lineOr("c.name", name),
    headline: lineOr("c.headline", headline),
    email: lineOr("c.email", email),
    phone: lineOr("c.phone", phone),
    place: lineOr("c.place", place),
    links: links.map((text, index) => ({ id: `c.l${index + 1}`, text })),
    other: other.map((text, index) => ({ id: `c.o${index + 1}`, text })),
    doubt: lines.size ? { fields, lines: [...lines].map((line) => line.text.replace(/\t/g, " ")) } : null,
  };
}
