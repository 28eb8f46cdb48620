import type { Font } from "opentype.js";

type Face = { family: string; isBold: boolean; isItalic: boolean; address: string };

const files = import.meta.glob<string>("/node_modules/katex/dist/fonts/*.woff", {
  query: "?url",
  import: "default",
  eager: true,
});

const faces = Object.entries(files).map(([path, address]): Face => {
  const [, family = "", cut = ""] = /(KaTeX_\w+)-(\w+)\.woff$/.exec(path) ?? [];
  return { family, isBold: cut.startsWith("Bold"), isItalic: cut.endsWith("Italic"), address };
});

const fonts = new Map<string, Promise<Font>>();

export function faceOf({ fontFamily, fontWeight, fontStyle }: CSSStyleDeclaration): string | null {
  const [first = ""] = fontFamily.split(",");
  const family = first.trim().replaceAll(/["']/g, "");
  const isBold = Number(fontWeight) >= 600;
  const isItalic = fontStyle !== "normal";
  const rank = (face: Face) => Number(face.isItalic === isItalic) * 2 + Number(face.isBold === isBold);
  const ofFamily = faces.filter((face) => face.family === family);
  return ofFamily.sort((a, b) => rank(b) - rank(a))[0]?.address ?? null;
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
