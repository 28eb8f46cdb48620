import hljs from "highlight.js/lib/common";
import { renderMarkdown } from "~/core/markdown/dialect";
import { copyImage, copyRich, copyText } from "~/features/creator/article/copy/clipboard.client";
import { htmlFile } from "~/features/creator/article/copy/html-document.client";
import { imageProblems } from "~/features/creator/article/copy/images.client";
import { rewriteStructure } from "~/features/creator/article/copy/structure.client";
import { forWeChat } from "~/features/creator/article/copy/wechat.client";
import { loadMath, math } from "~/features/creator/article/preview/math.worker";
import { declareMathFonts, mathCss } from "~/features/creator/article/preview/math-style.client";
import { sanitiseToFragment } from "~/features/creator/article/preview/sanitise.client";
import type { ThemeId } from "~/features/creator/article/preview/themes/theme-ids";
import { themeCss } from "~/features/creator/article/preview/themes/themes";

const options = {
  breaks: true,
  footnotes: null,
  alerts: { note: "说明", tip: "提示", important: "重要", warning: "警告", caution: "当心" },
  marks: true,
  highlight: (code: string, language: string) =>
    hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : null,
  math,
};

/** Shows an article as the preview does: in a shadow tree, with its theme. */
function show(markdown: string, theme: ThemeId, custom: string) {
  declareMathFonts();
  const css = [mathCss, themeCss(theme), custom].join("\n");
  document.body.innerHTML = '<div id="host" style="width:677px"></div>';
  const root = document.querySelector("#host")?.attachShadow({ mode: "open" });
  if (!root) throw new Error("no place for the article");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const article = document.createElement("section");
  article.className = "article";
  article.appendChild(sanitiseToFragment(renderMarkdown(markdown, options)));
  const codes = [...article.querySelectorAll("pre")].map((code) => code.textContent ?? "");
  rewriteStructure(article);
  root.appendChild(article);
  return { article, css, codes };
}

export const copying = {
  ready: loadMath(),
  show,
  forWeChat,
  rewriteStructure,
  copyRich,
  copyText,
  copyImage,
  imageProblems,
  htmlFile,
};

Object.assign(window, { copying });
