import hljs from "highlight.js/lib/common";
import { renderMarkdown } from "~/core/markdown/dialect";
import { rewriteStructure } from "~/features/creator/article/copy/structure.client";
import { sanitiseToFragment } from "~/features/creator/article/preview/sanitise.client";
import type { ThemeId } from "~/features/creator/article/preview/themes/theme-ids";
import { themeCss } from "~/features/creator/article/preview/themes/themes";
import { formula, loadFormulas } from "~/features/creator/formulas/formulas.worker";

const options = {
  breaks: true,
  footnotes: null,
  alerts: { note: "说明", tip: "提示", important: "重要", warning: "警告", caution: "当心" },
  marks: true,
  highlight: (code: string, language: string) =>
    hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : null,
  math: formula,
};

/** A picture of one pixel. */
export const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export type ShownArticle = { host: HTMLElement; article: HTMLElement; css: string; codes: string[] };

/** Shows an article as the preview does, with no picture that another host would be asked for. */
export async function showArticle(
  markdown: string,
  theme: ThemeId = "clean",
  custom = "",
): Promise<ShownArticle> {
  for (let load = loadFormulas(); load; load = loadFormulas()) {
    await load;
    renderMarkdown(markdown, options);
  }
  const local = markdown.replace(/https:\/\/[^\s)"]+\.(png|jpe?g|gif|webp|svg)/g, pixel);
  const css = [themeCss(theme), custom].join("\n");
  document.body.innerHTML = '<div style="width:677px"></div>';
  const host = document.body.firstElementChild as HTMLElement;
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const article = document.createElement("section");
  article.className = "article";
  article.appendChild(sanitiseToFragment(renderMarkdown(local, options)));
  const codes = [...article.querySelectorAll("pre")].map((code) => code.textContent ?? "");
  rewriteStructure(article);
  root.appendChild(article);
  return { host, article, css, codes };
}
