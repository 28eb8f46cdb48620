import type { ContactField } from "~/core/resume";
import { bareLabel } from "../lexicon/contact-labels";
import { isAddress, isPlace } from "../lexicon/places";
import type { ExtractedLine } from "../reading/extracted";
import { splitName } from "./contact-name";
import { isWholeLine, type Piece } from "./contact-pieces";

export type Draft = { [Field in ContactField]: string | null } & {
  label: string;
  links: string[];
  other: string[];
  doubt: { fields: ContactField[]; lines: Set<ExtractedLine> };
};

export function emptyDraft(): Draft {
  return {
    name: null,
    headline: null,
    label: "",
    email: null,
    phone: null,
    place: null,
    links: [],
    other: [],
    doubt: { fields: [], lines: new Set() },
  };
}

/** Keeps what is found first; a second address or number is no less true and stands among the others. */
export function putField(draft: Draft, field: ContactField, text: string): void {
  if (draft[field] === null) draft[field] = text;
  else if (draft[field] !== text) draft.other.push(text);
}

export function markDoubt(draft: Draft, field: Draft["doubt"]["fields"][number], pieces: Piece[]): void {
  draft.doubt.fields.push(field);
  for (const { line } of pieces) draft.doubt.lines.add(line);
}

/** Cells and lines that hold nothing but a label, without a colon, name what follows them: "姓名 ⇥ 李明". */
export function withBareLabels(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    const label = piece.kind === "text" ? bareLabel(piece.text) : null;
    if (!label || !next || (next.kind === "text" && bareLabel(next.text) !== null)) return piece;
    const cell = piece.line === next.line && piece.line.text.slice(piece.to, next.from).includes("\t");
    const above = piece.line !== next.line && isWholeLine(piece) && piece.line.column === next.line.column;
    if ((!cell && !above) || (label === "link" && next.kind !== "link")) return piece;
    return next.kind === "text" || next.kind === label ? { ...piece, kind: "label", label } : piece;
  });
}

function labelled(label: string, value: string): string {
  const bare = label
    .replace(/(?<![\s:：=/])[\s:：=/]+$/, "")
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
  return /\p{Script=Han}|：/u.test(label) ? `${bare}：${value}` : `${bare}: ${value}`;
}

/** "Ilica 2, Zagreb (Home)": forms repeat behind an address or a number of which kind it is. */
const ofWhichKind = /\s?\((?:home|work|private|mobile|office|postal|permanent|current|temporary)\)$/i;

/** Numbers may hold "ext." but are no addresses with their post codes. */
function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= 5 && text.replace(/[^\p{L}]/gu, "").length <= digits;
}

function takeLabelled(draft: Draft, label: Piece, value: Piece): void {
  const text = value.text.replace(ofWhichKind, "");
  if (label.label === "name") {
    const { name, said } = splitName(text);
    putField(draft, "name", name);
    if (said) draft.other.push(said);
  } else if (label.label === "place") putField(draft, "place", text);
  else if (
    // "Home: Leeds" and "Cell: …" look alike; only what follows tells them apart.
    (label.label === "unlisted" || label.label === "phone") &&
    draft.place === null &&
    /\p{L}{2}/u.test(text) &&
    (isPlace(text) || isAddress(text))
  )
    draft.place = text;
  else if (label.label === "phone" && isNumber(text)) putField(draft, "phone", text);
  else if (label.label === "headline") {
    const whole = labelled(label.text, text);
    if (draft.headline === null) {
      draft.headline = text;
      draft.label = whole.slice(0, -text.length);
    } else if (draft.headline !== text) draft.other.push(whole);
  } else if (label.label === "link" && !/\s/.test(text)) draft.links.push(labelled(label.text, text));
  else draft.other.push(labelled(label.text, text));
}

const apart = /[|｜¦•·;；]/;

function between(a: Piece, b: Piece): string {
  return a.line.text.slice(a.to, b.from);
}

/** "Toronto, ON M5B 1G6" below "88 Gerrard Street East" below "Address": how many of the pieces behind a place go on with it. */
function placeLinesAfter(pieces: Piece[], from: number): number {
  let count = 0;
  for (let last = pieces[from]; last; count += 1) {
    const next = pieces[from + count + 1];
    const below = next?.kind === "text" && next.line !== last.line && isWholeLine(next) && isWholeLine(last);
    const near =
      below && next.line.column === last.line.column && next.line.y - last.line.y < last.line.size * 2;
    if (!near || !(isPlace(next.text) || isAddress(next.text))) break;
    last = next;
  }
  return count;
}

export function takeLabels(draft: Draft, pieces: Piece[]): Piece[] {
  const rest: Piece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    if (!piece) continue;
    if (piece.kind !== "label") {
      rest.push(piece);
      continue;
    }
    const near = next && (next.line === piece.line ? !apart.test(between(piece, next)) : isWholeLine(piece));
    const known =
      next?.kind === "email" &&
      (piece.label === "other" || piece.label === "unlisted") &&
      pieces.some(({ kind, text }) => kind === "email" && text !== next.text);
    if (near && (next.kind === "text" || known)) {
      const more = piece.label === "place" && isWholeLine(piece) ? placeLinesAfter(pieces, index + 1) : 0;
      const texts = pieces.slice(index + 1, index + 2 + more).map(({ text }) => text);
      takeLabelled(draft, piece, { ...next, text: texts.join(", ") });
      index += 1 + more;
    } else if (piece.label === "other" || piece.label === "unlisted" || piece.label === "headline") {
      if (next?.kind !== "link" || !near) draft.other.push(piece.text.trim());
    }
  }
  return rest;
}
