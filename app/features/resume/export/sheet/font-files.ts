import type { ResumeLanguage } from "~/core/resume";
import type { Face } from "./sheet";

/** The families that we ship, all under the SIL Open Font License: their files are those of the @fontsource packages. */
export type Family = "source-sans-3" | "source-serif-4" | "noto-sans-sc" | "noto-serif-sc";

/** The name of a family of ours on the screen, so that none of the machine's own is taken for it. */
export const screenFamily = (family: Family) => `wink-${family}`;

/** A file of a family in one weight, for the characters of its ranges, written as CSS writes a unicode-range. */
export type FontFile = { family: Family; path: string; weight: 400 | 700; ranges: string };

export type Parts = { name: string; ranges: string; spans: [from: number, to: number][] }[];

const latin: Record<Face["family"], Family> = { sans: "source-sans-3", serif: "source-serif-4" };
const chinese: Record<Face["family"], Family> = { sans: "noto-sans-sc", serif: "noto-serif-sc" };

const sharedSigns = new Set("“”—…");

/** The families that may draw a character, the best first: Latin before Chinese, and the other style before none. */
export function familiesFor(character: string, { family }: Face, language: ResumeLanguage): Family[] {
  const other = family === "sans" ? "serif" : "sans";
  const own = [latin[family], chinese[family]];
  if (language === "zh" && sharedSigns.has(character)) own.reverse();
  return [...own, latin[other], chinese[other]];
}

export const chineseFor = ({ family }: Face): Family => chinese[family];

export const partsPath = (family: Family) => `${family}/unicode.json`;

/** Reads `{ "latin": "U+0000-00FF,U+0131", "[119]": … }`, as the packages state it. */
export function readParts(json: Uint8Array): Parts {
  const parts: Record<string, string> = JSON.parse(new TextDecoder().decode(json));
  return Object.entries(parts).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ""),
    ranges,
    spans: ranges.split(",").map((range) => {
      const [from = "", to = from] = range.slice("U+".length).split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
}

/** The files that claim a character; mostly one, and not all keep what they claim. */
export function filesFor(character: string, family: Family, bold: boolean, parts: Parts): FontFile[] {
  const code = character.codePointAt(0) ?? 0;
  const weight = bold ? 700 : 400;
  return parts
    .filter(({ spans }) => spans.some(([from, to]) => code >= from && code <= to))
    .map(({ name, ranges }) => {
      const path = `${family}/${family}-${name}-${weight}-normal.woff`;
      return { family, path, weight, ranges };
    });
}
