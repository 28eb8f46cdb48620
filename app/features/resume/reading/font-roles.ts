import type { Glyph } from "./pdf-drawing";
import { type FontRole, isBroken } from "./repair";

/** A font whose private characters make up more of the file than this is text that cannot be read. */
const mostIcons = 0.1;

/** Fewer lines than this that start with the same lone character are no list. */
const fewestBullets = 3;

function opensLine(before: Glyph | undefined, glyph: Glyph, after: Glyph | undefined): boolean {
  if (!after || (before && Math.abs(before.y - glyph.y) < glyph.size * 0.5)) return false;
  const isBeside = Math.abs(after.y - glyph.y) < after.size * 0.5;
  return isBeside && after.x - glyph.x - glyph.width > after.size * 0.15;
}

/** The roles of fonts by what they draw, by the name under which the glyphs know them; fonts of usual text have none. */
export function fontRoles(glyphs: Glyph[]): Map<string, FontRole> {
  const inked = glyphs.filter((glyph) => glyph.text.trim() !== "");
  const uses = new Map<string, { texts: Set<string>; total: number; broken: number; opening: number }>();
  for (const [index, glyph] of inked.entries()) {
    const use = uses.get(glyph.font) ?? { texts: new Set(), total: 0, broken: 0, opening: 0 };
    uses.set(glyph.font, use);
    if (use.texts.size < 2) use.texts.add(glyph.text);
    use.total += 1;
    if (isBroken(glyph.text)) use.broken += 1;
    if (opensLine(inked[index - 1], glyph, inked[index + 1])) use.opening += 1;
  }
  const roles = new Map<string, FontRole>();
  for (const [font, { texts, total, broken, opening }] of uses) {
    const isList = texts.size === 1 && total >= fewestBullets && opening === total;
    if (isList) roles.set(font, "bullets");
    else if (total >= fewestBullets && opening === total) roles.set(font, "signs");
    else if (broken === total && total < inked.length * mostIcons) roles.set(font, "icons");
  }
  return roles;
}
