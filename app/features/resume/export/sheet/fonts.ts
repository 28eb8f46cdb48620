import type { ResumeLanguage } from "~/core/resume";
import { type Outlines, readOutlines, UNITS_PER_EM } from "../fonts/outlines";
import { type Subset, subsetOf } from "../fonts/subset";
import {
  chineseFor,
  type Family,
  type FontFile,
  familiesFor,
  filesFor,
  type Parts,
  partsPath,
  readParts,
} from "./font-files";
import type { Face, Measure } from "./sheet";

export type Load = (path: string) => Promise<Uint8Array>;

export type OpenedFile = FontFile & { bytes: Uint8Array; outlines: Outlines };

type Glyph = { file: OpenedFile; glyph: number };

/** The fonts of some texts. What was not among the texts, or is in no font of ours, is measured roughly. */
export type Fonts = {
  measure: Measure;
  files: OpenedFile[];
  /** A text cut where its family changes; null where no font of ours has it. */
  pieces(text: string, face: Face): { text: string; family: Family | null }[];
  /** One font with the glyphs of a text; a character that no font of ours has gets an empty one, so that it is read all the same. */
  subset(text: string, face: Face): Subset;
};

export type OpenFonts = (
  texts: Iterable<{ text: string; face: Face }>,
  language: ResumeLanguage,
) => Promise<Fonts>;

const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** What is drawn of a text: whole letters in place of letter and accent, one kind of space, nothing invisible. */
export function charactersOf(text: string): string[] {
  const characters = [...text.normalize("NFC")].map((character) =>
    /\p{White_Space}/u.test(character) && character !== "\u3000" ? " " : character,
  );
  return characters.filter((character) => !unseen.test(character));
}

const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u;

/** A rough measure, for a first sheet that tells which texts stand in which face. */
export const estimate: Measure = (text, _face, size) =>
  charactersOf(text).reduce((sum, character) => sum + (wide.test(character) ? 1 : 0.5), 0) * size;

/** Keeps what was loaded, so that a further text costs only its new characters. */
export function fontLibrary(load: Load): OpenFonts {
  const parts = new Map<Family, Promise<Parts>>();
  const files = new Map<string, Promise<OpenedFile>>();
  const glyphs = new Map<string, Promise<Glyph | null>>();

  const partsOf = (family: Family) =>
    once(parts, family, async () => readParts(await load(partsPath(family))));
  const open = (file: FontFile) =>
    once(files, file.path, async () => {
      const bytes = await load(file.path);
      return { ...file, bytes, outlines: readOutlines(bytes) };
    });

  async function find(character: string, face: Face, language: ResumeLanguage): Promise<Glyph | null> {
    for (const family of familiesFor(character, face, language)) {
      for (const each of filesFor(character, family, face.bold, await partsOf(family))) {
        const file = await open(each);
        const glyph = file.outlines.glyphOf(character.codePointAt(0) ?? 0);
        if (glyph > 0) return { file, glyph };
      }
    }
    return null;
  }

  return async (texts, language) => {
    const wanted = new Map<string, Promise<[string, Glyph | null]>>();
    for (const { text, face } of texts) {
      // A failure is that of the character which asks for the same parts.
      if (language === "zh") partsOf(chineseFor(face)).catch(() => undefined);
      // Every face has a space: one stands behind each run.
      for (const character of charactersOf(`${text} `)) {
        const key = keyOf(character, face);
        if (wanted.has(key)) continue;
        const glyph = once(glyphs, language + key, () => find(character, face, language));
        wanted.set(
          key,
          glyph.then((found) => [key, found]),
        );
      }
    }
    return fontsOf(new Map(await Promise.all(wanted.values())));
  };
}

const keyOf = (character: string, { family, bold }: Face) => `${family}${bold ? "!" : ""}${character}`;

function once<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

function fontsOf(glyphs: Map<string, Glyph | null>): Fonts {
  const glyphOf = (character: string, face: Face) => glyphs.get(keyOf(character, face)) ?? null;
  return {
    files: [...new Set([...glyphs.values()].flatMap((glyph) => glyph?.file ?? []))],
    measure: (text, face, size) =>
      charactersOf(text).reduce((sum, character) => {
        const glyph = glyphOf(character, face);
        return sum + (glyph ? (advance(glyph) * size) / UNITS_PER_EM : estimate(character, face, size));
      }, 0),
    pieces: (text, face) => {
      const pieces: { text: string; family: Family | null }[] = [];
      for (const character of charactersOf(text)) {
        const family = glyphOf(character, face)?.file.family ?? null;
        const last = pieces.at(-1);
        if (last && last.family === family) last.text += character;
        else pieces.push({ text: character, family });
      }
      return pieces;
    },
    subset: (text, face) =>
      subsetOf(
        [...new Set(charactersOf(text))].map((character) => {
          const found = glyphOf(character, face);
          if (!found) return { character, advance: estimate(character, face, UNITS_PER_EM) };
          return { character, outlines: found.file.outlines, glyph: found.glyph };
        }),
      ),
  };
}

const advance = ({ file, glyph }: Glyph) => file.outlines.advanceOf(glyph);
