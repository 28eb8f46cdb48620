import { headingOf } from "../lexicon/headings";
import { isDocumentName, isHanName, mayBeName, nameOf, withoutDocumentName } from "../lexicon/names";
import { isPlace } from "../lexicon/places";
import { degreeOf, roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import type { Piece } from "./contact-pieces";

/** A name, the pieces it was read from, and whether more than its shape speaks for it. */
export type ReadName = { text: string; pieces: Piece[]; sure: boolean };

const joinedSizes = 0.5;

function isOneWord(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*$/u.test(text);
}

/** A first and a last name set in the same large letters, on lines of their own or far apart, are one name. */
function withFollowing(pieces: Piece[], index: number, usual: number): Piece[] {
  const [first] = pieces.slice(index);
  if (!first || first.line.size < usual * 1.15) return first ? [first] : [];
  const isLarge = ({ kind, line }: Piece) =>
    kind === "text" &&
    Math.abs(line.size - first.line.size) <= joinedSizes &&
    line.column === first.line.column;
  const parts = pieces
    .slice(index, index + 6)
    .filter(isLarge)
    .slice(0, 3);
  const towers = first.line.size > usual * 2;
  const run = [first];
  for (const piece of parts.slice(1)) {
    const open = run.at(-1)?.line.text.includes(`${run.at(-1)?.text}-`) || run.at(-1)?.text.endsWith("-");
    const fits = isOneWord(piece.text) && (isOneWord(first.text) || towers || open);
    if (!fits || roleOf(piece.text) === "title") break;
    run.push(piece);
  }
  return run;
}

/** The words of a name; the hyphen of a double name may end a line. */
function joinedName(run: Piece[]): string {
  return run
    .map(({ text, line, to }, index) => {
      const hyphen = index < run.length - 1 && line.text.charAt(to) === "-" ? "-" : "";
      return text + hyphen;
    })
    .join(" ")
    .replace(/- /g, "-");
}

/** Licences behind a name, "Jane Smith CPA, CMA" and "Jane Smith, P.E."; a doctor's degree stays with it. */
const licences =
  /(?<=\p{Ll}|\.)(?:,\s*|\s+)(?!(?:PhD|MD|JR|SR|II|III|IV)\b)(?:[A-Z]{2,5}(?:-[A-Z]{1,3})?|(?:[A-Z]\.){2,4})(?:,?\s+(?:[A-Z]{2,5}(?:-[A-Z]{1,3})?|(?:[A-Z]\.){2,4}))*$/u;

/** A name and what licences stand behind it. */
export function splitLicences(text: string): { name: string; licences: string | null } {
  const found = licences.exec(text);
  const name = found ? text.slice(0, found.index) : text;
  if (!found || !name.includes(" ")) return { name: text, licences: null };
  return { name, licences: found[0].replace(/^[,\s]+/, "") };
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** True where the address or a link was made of the name: "jane.smith@…", "linkedin.com/in/jsmith". */
function isEchoed(name: string, addresses: string[]): boolean {
  const words = plain(name).match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => addresses.some((address) => plain(address).includes(word)));
}

function looksOf(line: ExtractedLine, largest: number, usual: number): number {
  const size = line.size >= largest - joinedSizes ? 2 : 0;
  const large = line.size > usual * 1.25 ? 2 : 0;
  return size + large + (line.bold ? 1 : 0) + (line.heading !== null && line.heading <= 1 ? 1 : 0);
}

function shapeOf(text: string): number {
  const title = roleOf(text) === "title" || degreeOf(text.replace(/,.*/, "")) !== "unknown" ? -5 : 0;
  const organisation = roleOf(text) === "organisation" ? -3 : 0;
  const place = isPlace(text) ? -6 : 0;
  const heading = headingOf(text) ? -6 : 0;
  const han = /\p{Script=Han}/u.test(text);
  const words = text.replace(/,.*/, "").split(/\s+/).length;
  const usual = han
    ? isHanName(text.replace(/\s?[(（A-Za-z].*$/u, ""))
      ? 4
      : -1
    : words > 1 && words < 5
      ? 2
      : -1;
  const small = /^\p{Ll}/u.test(text) ? -2 : 0;
  return title + organisation + place + heading + usual + small;
}

const leastScore = 1;
const sureScore = 5;

/** The text that most looks like a name, by place, size, script and whether the address repeats it. */
export function nameAmong(pieces: Piece[], usual: number): ReadName | null {
  const addresses = pieces
    .filter((piece) => piece.kind === "email" || piece.kind === "link")
    .map((piece) =>
      piece.kind === "email" ? piece.text.replace(/@.*/, "") : piece.text.replace(/^.*\.\w+\//, ""),
    );
  const texts = pieces.filter((piece) => piece.kind === "text" && !isDocumentName(piece.text));
  const top = texts[0]?.line;
  const candidates = pieces.flatMap((piece, index) => {
    if (piece.kind !== "text" || isDocumentName(piece.text)) return [];
    const run = withFollowing(pieces, index, usual);
    const text = nameOf(withoutDocumentName(joinedName(run)));
    return mayBeName(text)
      ? [{ text, pieces: run, titled: text !== nameOf(piece.text) && run.length === 1 }]
      : [];
  });
  const largest = Math.max(0, ...texts.map((piece) => piece.line.size));
  const scored = candidates.map(({ text, pieces: run, titled }) => {
    const [first] = run;
    const early = first === texts[0] ? 2 : first?.line === top ? 1 : 0;
    const looks = first ? looksOf(first.line, largest, usual) : 0;
    const echo = isEchoed(text, addresses) ? 4 : 0;
    return { text, run, score: shapeOf(text) + early + looks + echo + (titled ? 3 : 0) };
  });
  const best = scored.reduce<(typeof scored)[number] | null>(
    (found, one) => (found && found.score >= one.score ? found : one),
    null,
  );
  if (!best || best.score < leastScore) return null;
  return { text: best.text, pieces: best.run, sure: best.score >= sureScore };
}
