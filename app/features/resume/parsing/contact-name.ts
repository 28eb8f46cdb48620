import { headingOf } from "../lexicon/headings";
import { isDocumentName, isHanName, mayBeName, nameOf, withoutDocumentName } from "../lexicon/names";
import { isPlace } from "../lexicon/places";
import { degreeOf, roleOf } from "../lexicon/roles";
import { anyOf } from "../lexicon/word-list";
import degreeAbbreviations from "../lexicon/words/degree-abbreviations.de.json" with { type: "json" };
import licenceLetters from "../lexicon/words/licences.json" with { type: "json" };
import type { ExtractedLine } from "../reading/extracted";
import { isWholeLine, type Piece } from "./contact-pieces";

type ReadName = { text: string; pieces: Piece[]; sure: boolean; said: string | null };

const joinedSizes = 0.5;

function isOneWord(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*$/u.test(text);
}

/** A first and a last name set in the same large letters, on lines of their own or far apart, are one name. */
function withFollowing(pieces: Piece[], index: number, usual: number, reaches: string[]): Piece[] {
  const [first, second] = pieces.slice(index);
  if (!first) return [];
  if (first.line.size < usual * 1.15) {
    const isHalf = (piece: Piece | undefined): piece is Piece =>
      piece?.kind === "text" &&
      isOneWord(piece.text) &&
      isWholeLine(piece) &&
      roleOf(piece.text) === "unknown";
    const given = /^\p{Lu}+ \p{Lu}+$/u.test(first.text) && isWholeLine(first);
    const goesOn = (isHalf(first) || given) && isHalf(second) && second.line.column === first.line.column;
    return goesOn && !isPlace(second.text) && isEchoed(second.text, reaches) ? [first, second] : [first];
  }
  // A designer may fit each word of a name to the width of its column.
  const both = (size: number) => isOneWord(first.text) && size > usual * 1.8 && first.line.size > usual * 1.8;
  const isLarge = ({ kind, line }: Piece) =>
    kind === "text" &&
    (Math.abs(line.size - first.line.size) <= joinedSizes || both(line.size)) &&
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

function joinedName(run: Piece[]): string {
  return run
    .map(({ text, line, to }, index) => {
      const hyphen = index < run.length - 1 && line.text.charAt(to) === "-" ? "-" : "";
      return text + hyphen;
    })
    .join(" ")
    .replace(/- /g, "-");
}

const behindName = String.raw`(?<=\p{Ll}|\.)(?:,\s*|\s+)`;
const behindCapitals = String.raw`(?<=\p{Lu}{2}),\s*(?=(?:${anyOf(licenceLetters.words)})\b)`;
const licence = String.raw`[A-Z]{2,5}(?:-[A-Z]{1,3})?|(?:[A-Z]\.){2,4}`;
const opening = String.raw`(?:${behindName}|${behindCapitals})(?!(?:PhD|MD|JR|SR|II|III|IV)\b)`;
/** Licences behind a name, "Jane Smith CPA, CMA" and "Jane Smith, P.E."; a doctor's degree stays with it. */
const licences = new RegExp(String.raw`${opening}(?:${licence}|Esq\.?)(?:,?\s+(?:${licence}))*$`, "u");
/** "lic. oec. Jane Smith" */
const degreesBefore = new RegExp(
  String.raw`^(?:(?:${anyOf(degreeAbbreviations.words)})\.?(?:-\p{Lu}\p{L}*\.)?\s)+`,
  "iu",
);

/** A name and what stands behind it: licences, or a remark in brackets that is no name in the other script. */
export function splitName(text: string, addresses: string[] = []): { name: string; said: string | null } {
  const found = licences.exec(text);
  const name = found ? text.slice(0, found.index) : text;
  if (found && name.includes(" ")) return { name, said: found[0].replace(/^[,\s]+/, "") };
  const [, outer = "", inner = ""] =
    /^([^()（）]{2,40}?)\s?[(（]([^()（）]{1,20})[)）]$/u.exec(text.trim()) ?? [];
  const [letters = ""] = degreesBefore.exec(text) ?? [];
  if (letters && mayBeName(text.slice(letters.length)))
    return { name: text.slice(letters.length), said: letters.trim() };
  const remark = /\p{Script=Han}/u.test(inner) ? !isHanName(inner) : !/^\p{Lu}/u.test(inner);
  if (inner && remark && mayBeName(outer)) return { name: nameOf(outer), said: inner };
  return splitTitle(text, addresses) ?? { name: text, said: null };
}

/** "Jane Smith Senior Accountant": where the address repeats the name, what follows is what she is. */
function splitTitle(text: string, addresses: string[]): { name: string; said: string } | null {
  const words = text.split(" ");
  if (words.length > 9 || roleOf(text) !== "title") return null;
  for (const length of [2, 3]) {
    const [name, said] = [words.slice(0, length).join(" "), words.slice(length).join(" ")];
    const fits = said !== "" && roleOf(said) === "title" && roleOf(name) === "unknown" && mayBeName(name);
    if (fits && isEchoed(name, addresses)) return { name, said };
  }
  return null;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** True where the address or a link was made of the name: "jane.smith@…", "linkedin.com/in/jsmith". */
export function isEchoed(name: string, addresses: string[]): boolean {
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
  const reversed = /^[^,]+, [^,]+$/.test(text) && mayBeName(text) && !/, \p{Lu}{2,5}$/u.test(text);
  const usual = han
    ? isHanName(text.replace(/\s?[(（A-Za-z].*/u, ""))
      ? 4
      : -1
    : reversed || (words > 1 && words < 5)
      ? 2
      : -1;
  const small = /^\p{Ll}/u.test(text) ? -2 : 0;
  return title + organisation + place + heading + usual + small;
}

const leastScore = 1;
const sureScore = 5;

/** The text that most looks like a name (of two scripts beside each other the Chinese one), by place, size, script and whether the address repeats it. */
export function nameAmong(pieces: Piece[], usual: number): ReadName | null {
  const addresses = pieces
    .filter((piece) => piece.kind === "email" || piece.kind === "link")
    .map((piece) =>
      piece.kind === "email" ? piece.text.replace(/@.*/, "") : piece.text.replace(/^.*\.\w+\//, ""),
    );
  const reaches = pieces.flatMap(({ kind, text }) => (kind === "email" || kind === "link" ? [text] : []));
  const texts = pieces.filter((piece) => piece.kind === "text" && !isDocumentName(piece.text));
  const top = texts[0]?.line;
  const candidates = pieces.flatMap((piece, index) => {
    if (piece.kind !== "text" || isDocumentName(piece.text)) return [];
    const run = withFollowing(pieces, index, usual, reaches);
    const whole = nameOf(withoutDocumentName(joinedName(run)));
    const { name: text, said } = splitName(whole, addresses);
    return mayBeName(text)
      ? [{ text, said, pieces: run, titled: whole !== nameOf(piece.text) && run.length === 1 }]
      : [];
  });
  const largest = Math.max(0, ...texts.map((piece) => piece.line.size));
  const scored = candidates.map(({ text, said, pieces: run, titled }) => {
    const [first] = run;
    const early = first === texts[0] ? 2 : first?.line === top ? 1 : 0;
    const looks = first ? looksOf(first.line, largest, usual) : 0;
    const echo = isEchoed(text, addresses) ? 4 : 0;
    const both =
      isHanName(text) &&
      candidates.some((one) => one.pieces[0]?.line === first?.line && isEchoed(one.text, addresses))
        ? 5
        : 0;
    return { text, said, run, score: shapeOf(text) + early + looks + echo + both + (titled ? 3 : 0) };
  });
  const best = scored.reduce<(typeof scored)[number] | null>(
    (found, one) => (found && found.score >= one.score ? found : one),
    null,
  );
  if (!best || best.score < leastScore) return null;
  return { text: best.text, said: best.said, pieces: best.run, sure: best.score >= sureScore };
}
