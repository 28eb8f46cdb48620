import { countRules } from "./count-rules";
import { silence } from "./silent-sheet.client";
import { type ThemeId, themeCss } from "./themes/themes";

/**
 * What the preview needs and the article does not: nothing is inherited from the page, however dark it is, and a picture that
 * cannot be shown has a visible place with its description.
 */
const own = `
:host { all: initial; display: block; color-scheme: light; overflow-x: auto; overflow-y: hidden; }
img[data-broken], img[data-src] { box-sizing: border-box; min-height: 56px; padding: 14px 16px; outline: 1px dashed #9a9488; outline-offset: -1px; background-color: #f4f2ec; }
[data-chunk] { content-visibility: auto; contain-intrinsic-size: auto 5000px; }
@media print { .captioned { break-after: avoid; } }
`;

export type Styles = {
  theme(id: ThemeId): void;
  /** Gives the number of rules that the browser did not accept, or that would ask another host. */
  custom(css: string): number;
  math(css: string): void;
  /** All rules that style the article, as text, in the order in which they apply. */
  css(): string;
};

/** The style sheets of a shadow root, in order: the preview's own, formulas, theme, custom. */
export function openStyles(root: ShadowRoot): Styles {
  const sheets = { own: sheetOf(own), math: sheetOf(""), theme: sheetOf(""), custom: sheetOf("") };
  root.adoptedStyleSheets = [sheets.own, sheets.math, sheets.theme, sheets.custom];
  const texts = { math: "", theme: "", custom: "" };
  let dropped = 0;

  function set(part: keyof typeof texts, css: string): void {
    if (texts[part] === css) return;
    texts[part] = css;
    sheets[part].replaceSync(css);
  }

  return {
    theme: (id) => set("theme", themeCss(id)),
    custom(css) {
      if (texts.custom === css) return dropped;
      set("custom", css);
      dropped = Math.max(0, countRules(css) - sheets.custom.cssRules.length);
      dropped += silence(sheets.custom);
      return dropped;
    },
    math: (css) => set("math", css),
    css: () => [texts.math, texts.theme, texts.custom].filter(Boolean).join("\n"),
  };
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
