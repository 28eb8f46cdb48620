import { bareLabel, labelsIn } from "../lexicon/contact-labels";
import { isAddress, isPlace } from "../lexicon/places";
import type { ExtractedLine } from "../reading/extracted";

const farthest = 1.5;

/** "电话 ⇥ 158… ⇥ 现居住地 ⇥ 江苏省南通市崇": a row of a form, whose cells are labels and values by turns. */
function isFormRow({ text, bullet }: ExtractedLine): boolean {
  const cells = text.split("\t");
  const labels = cells.filter((_, index) => index % 2 === 0);
  return !bullet && cells.length > 3 && labels.every((cell) => bareLabel(cell.trim()) !== null);
}

/** Which value of a form's row the line right below it goes on with, as it begins where that does; -1 where none. */
function valueAbove(row: ExtractedLine, line: ExtractedLine): number {
  const gap = line.y - row.y;
  const near = gap > 0 && gap < line.size * farthest && line.page === row.page && line.column === row.column;
  if (!near || line.bullet || /[\t:：]/.test(line.text) || bareLabel(line.text) !== null) return -1;
  const words = row.spans
    .find((span) => span.text.trim() !== "" && span.x > row.x + 1 && Math.abs(span.x - line.x) < 3)
    ?.text.trim();
  const at = words ? row.text.split("\t").findIndex((cell) => cell.trim().startsWith(words)) : -1;
  return at % 2 === 1 ? at : -1;
}

/** Puts what had no room in a cell of a form back into it: "shaolj@exam" with "ple.com" below, "南通市崇" with "川区". */
export function joinFormCells(lines: ExtractedLine[]): ExtractedLine[] {
  const joined: ExtractedLine[] = [];
  for (const line of lines) {
    const row = joined.at(-1);
    const at = row && isFormRow(row) ? valueAbove(row, line) : -1;
    if (!row || at < 0) {
      joined.push(line);
      continue;
    }
    const text = row.text
      .split("\t")
      .map((cell, index) => (index === at ? cell + (glues(cell, line.text) ? "" : " ") + line.text : cell))
      .join("\t");
    joined.splice(-1, 1, { ...row, text, links: [...row.links, ...line.links] });
  }
  return joined;
}

function glues(above: string, below: string): boolean {
  return /\p{Script=Han}$/u.test(above) || /^\p{Script=Han}/u.test(below) || /@|\/|\.\w*$/.test(above);
}

const longestRest = 40;

/** "…；常住地：云南" above "省昆明市盘龙区。": a Chinese address that the line broke anywhere. */
export function isBrokenHome(above: string, below: string): boolean {
  if (below.length > longestRest || /[\t:：；;|｜@]/.test(below) || !/^\p{Script=Han}/u.test(below))
    return false;
  const last = labelsIn(above.slice(-60)).at(-1);
  const value = last?.kind === "place" ? above.slice(-60).slice(last.index + last.text.length) : "";
  const whole = `${value}${below.replace(/。$/, "")}`;
  const opens = /^[省市区區县縣州镇鎮乡鄉路街]/.test(below) && !isPlace(below);
  return /^\p{Script=Han}{2,20}$/u.test(value) && opens && (isAddress(whole) || isPlace(whole));
}
