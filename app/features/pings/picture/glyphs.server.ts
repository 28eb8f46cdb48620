import type { Font, Glyph } from "opentype.js";
import type { App } from "~/ports/app";

export const FONTS_PATH = "/fonts/noto-sans-sc/";
/** A title of ours needs three to ten of the hundred files; only one made for it needs all. */
const MOST_FILES = 40;

type Assets = Pick<App, "asset">;
type Range = { from: number; to: number; file: string };

export type Letters = Map<string, { glyph: Glyph; advance: number }>;

let known: Range[] | undefined;

/** The glyphs of a text's characters, from as few files as hold them. A character that the font has not is missing. */
export async function lettersOf(app: Assets, text: string): Promise<Letters> {
  known ??= rangesOf(await app.asset(`${FONTS_PATH}unicode.json`));
  const ranges = known;
  const characters = [...new Set(text)];
  const needed = characters.flatMap((character) => filesOf(ranges, character));
  const files = [...new Set(needed)].slice(0, MOST_FILES);
  const fonts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFont(app, file)] as const)),
  );
  const letters: Letters = new Map();
  for (const character of characters) {
    for (const file of filesOf(ranges, character)) {
      const font = fonts.get(file);
      const glyph = font?.charToGlyph(character);
      if (!font || !glyph || glyph.index === 0 || letters.has(character)) continue;
      letters.set(character, { glyph, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm });
    }
  }
  return letters;
}

async function readFont(app: Assets, file: string): Promise<Font> {
  const [{ parse }, bytes] = await Promise.all([import("opentype.js"), app.asset(FONTS_PATH + file)]);
  return parse(Uint8Array.from(bytes).buffer, { lowMemory: true });
}

function filesOf(ranges: Range[], character: string): string[] {
  const code = character.codePointAt(0) ?? 0;
  return ranges.filter(({ from, to }) => code >= from && code <= to).map(({ file }) => file);
}

/** Which characters each file claims: `{ "latin": "U+0000-00FF,U+0131", "[119]": … }`. */
function rangesOf(file: Uint8Array): Range[] {
  const subsets: Record<string, string> = JSON.parse(new TextDecoder().decode(file));
  return Object.entries(subsets).flatMap(([name, claimed]) =>
    claimed.split(",").map((range) => {
      const [from = "", to = from] = range.slice("U+".length).split("-");
      const subset = name.replace(/[[\]]/g, "");
      return {
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
        file: `noto-sans-sc-${subset}-500-normal.woff`,
      };
    }),
  );
}
