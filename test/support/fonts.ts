import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fontLibrary } from "~/features/resume/export/sheet/fonts";

/** The fonts that the build serves below /fonts, out of their packages. */
export async function loadFont(path: string): Promise<Uint8Array> {
  const inPackage = path.endsWith(".woff") ? path.replace("/", "/files/") : path;
  const url = new URL(`../../node_modules/@fontsource/${inPackage}`, import.meta.url);
  return new Uint8Array(await readFile(fileURLToPath(url)));
}

export const openFonts = fontLibrary(loadFont);
