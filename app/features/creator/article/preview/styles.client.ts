import { countRules } from "./count-rules";
import { silence } from "./silent-sheet.client";
import type { ThemeId } from "./themes/theme-ids";
import { themeCss } from "./themes/themes";

/** Nothing is inherited from the page, however dark it is; a picture that cannot be shown has a visible place. */
const own = `
:host { all: initial; display: block; color-scheme: light; overflow-x: auto; overflow-y: hidden; }
img[data-broken], img[data-src] { box-sizing: border-box; min-height: 56px; padding: 14px 16px; outline: 1px dashed #9a9488; outline-offset: -1px; background-color: #f4f2ec; }
img[data-broken]::after, img[data-src]::after { content: var(--broken-picture); display: block; font-size: 13px; color: #5d584c; }
@media print { .captioned { break-after: avoid; } }
`;

export type Styles = ReturnType<typeof openStyles>;

/** The style sheets of a shadow root: the preview's own, theme, custom. */
export function openStyles(root: ShadowRoot) {
  const sheets = { own: sheetOf(own), theme: sheetOf(""), custom: sheetOf("") };
  root.adoptedStyleSheets = [sheets.own, sheets.theme, sheets.custom];
  const texts = { theme: "", custom: "" };
  let dropped = 0;

  function set(part: keyof typeof texts, css: string): void {
    if (texts[part] === css) return;
    texts[part] = css;
    sheets[part].replaceSync(css);
  }

  return {
    theme: (id: ThemeId) => set("theme", themeCss(id)),
    /** Returns the number of rules that the browser did not accept, or that would ask another host. */
    custom(css: string): number {
      if (texts.custom === css) return dropped;
      set("custom", css);
      dropped = Math.max(0, countRules(css) - sheets.custom.cssRules.length);
      dropped += silence(sheets.custom);
      return dropped;
    },
    css: () => [texts.theme, texts.custom].filter(Boolean).join("\n"),
  };
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
