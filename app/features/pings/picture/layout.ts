const NEVER_FIRST = "，。、；：！？）】》〉」』”’…—·～％,.;:!?)]}%";
const NEVER_LAST = "（【《〈「『“‘([{";
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

type WidthOf = (text: string) => number;
type Room = { width: number; lines: number; ellipsis: string };
export type Lines = { lines: string[]; isCut: boolean };

/** Sets a text in lines: between words, or anywhere in Chinese but before what closes and behind what opens; cut with an ellipsis. */
export function breakLines(text: string, widthOf: WidthOf, { width, lines: most, ellipsis }: Room): Lines {
  const lines: string[] = [];
  let line = "";
  for (const unit of unitsOf(text).flatMap((each) => cutLong(each, widthOf, width))) {
    if (widthOf(line + unit.trimEnd()) <= width) line += unit;
    else {
      lines.push(line);
      line = unit;
    }
  }
  lines.push(line);
  const isCut = lines.length > most;
  const kept = lines.slice(0, most).map((each) => each.trim());
  if (isCut) kept.push(shortened(kept.pop() ?? "", ellipsis, (each) => widthOf(each) <= width));
  return { lines: kept, isCut };
}

function unitsOf(text: string): string[] {
  const units: string[] = [];
  let last = " ";
  for (const character of text) {
    const unit = units.at(-1);
    if (unit !== undefined && staysWith(last, character)) units[units.length - 1] = unit + character;
    else units.push(character);
    last = character;
  }
  return units;
}

function staysWith(last: string, next: string): boolean {
  if (next === " ") return true;
  if (last === " ") return false;
  if (NEVER_FIRST.includes(next) || NEVER_LAST.includes(last)) return true;
  return !wide.test(last) && !wide.test(next);
}

function cutLong(unit: string, widthOf: WidthOf, width: number): string[] {
  return widthOf(unit.trimEnd()) <= width ? [unit] : [...unit];
}

function shortened(line: string, ellipsis: string, fits: (text: string) => boolean): string {
  const characters = [...line];
  while (characters.length > 0 && !fits(characters.join("").trimEnd() + ellipsis)) characters.pop();
  return characters.join("").trimEnd() + ellipsis;
}
