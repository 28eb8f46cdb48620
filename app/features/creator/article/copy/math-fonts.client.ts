import amsRegular from "katex/dist/fonts/KaTeX_AMS-Regular.woff?url";
import caligraphicBold from "katex/dist/fonts/KaTeX_Caligraphic-Bold.woff?url";
import caligraphicRegular from "katex/dist/fonts/KaTeX_Caligraphic-Regular.woff?url";
import frakturBold from "katex/dist/fonts/KaTeX_Fraktur-Bold.woff?url";
import frakturRegular from "katex/dist/fonts/KaTeX_Fraktur-Regular.woff?url";
import mainBold from "katex/dist/fonts/KaTeX_Main-Bold.woff?url";
import mainBoldItalic from "katex/dist/fonts/KaTeX_Main-BoldItalic.woff?url";
import mainItalic from "katex/dist/fonts/KaTeX_Main-Italic.woff?url";
import mainRegular from "katex/dist/fonts/KaTeX_Main-Regular.woff?url";
import mathBoldItalic from "katex/dist/fonts/KaTeX_Math-BoldItalic.woff?url";
import mathItalic from "katex/dist/fonts/KaTeX_Math-Italic.woff?url";
import sansBold from "katex/dist/fonts/KaTeX_SansSerif-Bold.woff?url";
import sansItalic from "katex/dist/fonts/KaTeX_SansSerif-Italic.woff?url";
import sansRegular from "katex/dist/fonts/KaTeX_SansSerif-Regular.woff?url";
import scriptRegular from "katex/dist/fonts/KaTeX_Script-Regular.woff?url";
import size1 from "katex/dist/fonts/KaTeX_Size1-Regular.woff?url";
import size2 from "katex/dist/fonts/KaTeX_Size2-Regular.woff?url";
import size3 from "katex/dist/fonts/KaTeX_Size3-Regular.woff?url";
import size4 from "katex/dist/fonts/KaTeX_Size4-Regular.woff?url";
import typewriter from "katex/dist/fonts/KaTeX_Typewriter-Regular.woff?url";
import type { Font } from "opentype.js";

type Face = { bold: boolean; italic: boolean; address: string };

const plain = (address: string): Face => ({ bold: false, italic: false, address });
const bold = (address: string): Face => ({ bold: true, italic: false, address });
const italic = (address: string): Face => ({ bold: false, italic: true, address });
const boldItalic = (address: string): Face => ({ bold: true, italic: true, address });

const families: Record<string, Face[]> = {
  KaTeX_AMS: [plain(amsRegular)],
  KaTeX_Caligraphic: [plain(caligraphicRegular), bold(caligraphicBold)],
  KaTeX_Fraktur: [plain(frakturRegular), bold(frakturBold)],
  KaTeX_Main: [plain(mainRegular), bold(mainBold), italic(mainItalic), boldItalic(mainBoldItalic)],
  KaTeX_Math: [italic(mathItalic), boldItalic(mathBoldItalic)],
  KaTeX_SansSerif: [plain(sansRegular), bold(sansBold), italic(sansItalic)],
  KaTeX_Script: [plain(scriptRegular)],
  KaTeX_Size1: [plain(size1)],
  KaTeX_Size2: [plain(size2)],
  KaTeX_Size3: [plain(size3)],
  KaTeX_Size4: [plain(size4)],
  KaTeX_Typewriter: [plain(typewriter)],
};

const fonts = new Map<string, Promise<Font>>();

/** The font file of the face in which an element shows, or null where it is none of KaTeX's. */
export function faceOf({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration): string | null {
  const [first = ""] = fontFamily.split(",");
  const faces = families[first.trim().replaceAll(/["']/g, "")] ?? [];
  const isBold = Number(fontWeight) >= 600;
  const isItalic = fontStyle !== "normal";
  const rank = (face: Face) => Number(face.italic === isItalic) * 2 + Number(face.bold === isBold);
  return faces.toSorted((a, b) => rank(b) - rank(a))[0]?.address ?? null;
}

/** A font file, fetched and read once; one that could not be had is asked for again the next time. */
export function fontAt(address: string): Promise<Font> {
  const known = fonts.get(address);
  if (known) return known;
  const loading = loadFont(address);
  fonts.set(address, loading);
  loading.catch(() => fonts.delete(address));
  return loading;
}

async function loadFont(address: string): Promise<Font> {
  const [{ parse }, answer] = await Promise.all([import("opentype.js"), fetch(address)]);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return parse(await answer.arrayBuffer());
}

/** Fetches every font file ahead of its use. */
export async function fetchFonts(): Promise<void> {
  const addresses = Object.values(families).flatMap((faces) => faces.map(({ address }) => address));
  await Promise.allSettled(addresses.map(fontAt));
}
