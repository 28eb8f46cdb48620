import { screenFamily } from "./font-files";
import { fontLibrary, type Load, type OpenedFile, type OpenFonts } from "./fonts";

/** Requests at a time: a Chinese resume needs some forty small files. */
const AT_ONCE = 24;

let running = 0;
const waiting: (() => void)[] = [];

/** A file of `public/fonts`, a few at a time, so that the page's own requests need not wait for them. */
const load: Load = async (path) => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    const response = await fetch(`/fonts/${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

const open = fontLibrary(load);
const onScreen = new Set<string>();

/** The screen draws a sheet with the very files that its PDF is made of. */
function showOnScreen({ path, family, weight, ranges, bytes }: OpenedFile): void {
  if (onScreen.has(path)) return;
  onScreen.add(path);
  const descriptors = { weight: String(weight), unicodeRange: ranges };
  document.fonts.add(new FontFace(screenFamily(family), Uint8Array.from(bytes).buffer, descriptors));
}

export const openFonts: OpenFonts = async (texts, language) => {
  const fonts = await open(texts, language);
  for (const file of fonts.files) showOnScreen(file);
  return fonts;
};
