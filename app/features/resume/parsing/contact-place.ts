import { headingOf } from "../lexicon/headings";
import { isAddress, isHanDistrict, isPlace, mayBeHanPlace, mayBePlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import { anyOf } from "../lexicon/word-list";
import tradeEndings from "../lexicon/words/trade-endings.en.json" with { type: "json" };
import { type Draft, markDoubt, putField } from "./contact-fields";
import { siteName } from "./contact-links";
import { isWholeLine, type Piece } from "./contact-pieces";

const noTown = new RegExp(`(?:${anyOf(tradeEndings.words)}|(?<!st|ch)er)$`, "i");

function isReach(piece: Piece | undefined): boolean {
  return piece?.kind === "email" || piece?.kind === "phone";
}

/** A town that no list knows: it stands among the ways to reach somebody and nothing else there can be one. */
function isTown(piece: Piece, pieces: Piece[]): boolean {
  const { line, text } = piece;
  const at = pieces.indexOf(piece);
  const near = (one: Piece | undefined) => one?.line.column === line.column && isReach(one);
  const next = pieces.slice(at + 1).find((one) => one.kind !== "label");
  const beside = pieces.some((one) => one.line === line && isReach(one));
  const alone = isWholeLine(piece) && (near(pieces[at - 1]) || near(next));
  if ((!beside && !alone) || roleOf(text.replace(/\bCo\. /, "")) !== "unknown" || siteName.test(text))
    return false;
  if (/\p{Script=Han}/u.test(text)) return mayBeHanPlace(text);
  const word = beside || /, | \/ /.test(text) || (!text.includes(" ") && !noTown.test(text));
  const said = /\b(?:citizen|resident|visa|licen[cs]e|clearance)/i.test(text);
  return word && text.length > 3 && mayBePlace(text) && headingOf(text) === null && !said;
}

function cellOf({ line, from }: Piece): number {
  return line.text.slice(0, from).split(/\t+/).length;
}

/** Right behind it, or below it in the same cell. */
function goesOn(last: Piece, piece: Piece, all: Piece[]): boolean {
  if (all.indexOf(piece) === all.indexOf(last) + 1) return true;
  const next = all.slice(all.indexOf(last) + 1).find((one) => one.line !== last.line)?.line;
  const inCells = cellOf(last) > 1 || (last.line.text.includes("\t") && next?.text.includes("\t"));
  return piece.line === next && inCells === true && cellOf(piece) === cellOf(last);
}

/** "Setagaya-ku, Tokyo": a ward or a building right before its town, on a line of nothing else or among ways to reach somebody. */
function isPart(piece: Piece, all: Piece[]): boolean {
  const { line, text, to } = piece;
  const town = all[all.indexOf(piece) + 1];
  if (town?.line !== line || line.text.slice(to, town.from) !== ", ") return false;
  const alone = line.text === `${text}, ${town.text}`;
  const beside = all.some((one) => one.line === line && isReach(one));
  return (alone || beside) && isPlace(town.text) && mayBePlace(text) && roleOf(text) === "unknown";
}

/** The places, and the texts that are none. A street and the town below it are one address. */
export function takePlaces(draft: Draft, texts: Piece[], all: Piece[]): Piece[] {
  const isSure = ({ text }: Piece) => isPlace(text) || isAddress(text);
  const isTold = ({ text }: Piece) =>
    isHanDistrict(text) || (mayBePlace(text) && /^[^,]+(?:, [^,]+){1,2}$/.test(text));
  const known = draft.place !== null || texts.some(isSure);
  let last: Piece | null = null;
  return texts.filter((piece) => {
    const sure = isSure(piece);
    const next = last !== null && goesOn(last, piece, all);
    const street = draft.place !== null && last !== null && next && !isPlace(last.text) ? last : null;
    const beside = street?.line === piece.line && mayBePlace(piece.text);
    const guessed = !known && draft.place === null && isTown(piece, all);
    if (!sure && !beside && !guessed && !isPart(piece, all)) return true;
    if (street)
      draft.place =
        beside || piece.line.text.slice(street.to, piece.from) === ", "
          ? `${draft.place}${piece.line.text.slice(street.to, piece.to)}`
          : `${draft.place}, ${piece.text}`;
    else putField(draft, "place", piece.text);
    if (!sure && !isTold(piece)) markDoubt(draft, "place", [piece]);
    last = piece;
    return false;
  });
}
