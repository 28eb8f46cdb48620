import css from "katex/dist/katex.min.css?raw";

const files = import.meta.glob<string>("/node_modules/katex/dist/fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

const fontName = /(KaTeX_\w+)-(Regular|Bold|Italic|BoldItalic)\.woff2$/;

/** The rules of formulas, without fonts: a shadow tree ignores font faces, they go to the document. */
export const mathCss = css.replace(/@font-face\s*\{[^}]*\}/g, "");

let declared = false;

/** The browser fetches a face when letters of it are to be drawn, and no other. */
export function declareMathFonts(): void {
  if (declared) return;
  declared = true;
  for (const [path, address] of Object.entries(files)) {
    const [, family, cut] = fontName.exec(path) ?? [];
    if (!family || !cut) continue;
    const face = new FontFace(family, `url("${address}") format("woff2")`, {
      weight: cut.startsWith("Bold") ? "bold" : "normal",
      style: cut.endsWith("Italic") ? "italic" : "normal",
      display: "block",
    });
    document.fonts.add(face);
  }
}
