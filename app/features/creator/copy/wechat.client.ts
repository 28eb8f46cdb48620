import { dropOwnAttributes, moveSizesIntoStyle, settleAddresses } from "./attributes.client";
import { inlineStyles, type Origins } from "./inline-styles.client";
import { plainText } from "./plain-text.client";
import { rewriteStructure } from "./structure.client";

export type WeChatArticle = { html: string; text: string };

/** An article and the rules that style it, as HTML that keeps its look in the editor of WeChat, and as plain text. */
export async function forWeChat(article: HTMLElement, css: string): Promise<WeChatArticle> {
  const { copy, origins } = copied(article);
  rewriteStructure(copy);
  inlineStyles(copy, css, origins);
  const text = plainText(copy);
  moveSizesIntoStyle(copy);
  keepCodeLines(copy);
  settleAddresses(copy);
  dropOwnAttributes(copy);
  const edge = emptyParagraph();
  return { html: edge + copy.outerHTML + edge, text };
}

function copied(article: HTMLElement): { copy: HTMLElement; origins: Origins } {
  const copy = document.importNode(article, true);
  const shown = article.querySelectorAll("*");
  const origins: Origins = new Map([[copy, article]]);
  for (const [index, element] of copy.querySelectorAll("*").entries()) {
    const origin = shown[index];
    if (origin) origins.set(element, origin);
  }
  return { copy, origins };
}

/** WeChat resets <pre>, whose own style keeps long lines whole. */
function keepCodeLines(article: HTMLElement) {
  for (const block of article.querySelectorAll<HTMLElement>("pre")) {
    if (!block.style.whiteSpace) block.style.whiteSpace = "pre";
  }
}

/** Without it, code or a picture at the edge of an article loses its style on paste. */
function emptyParagraph(): string {
  return '<p style="margin:0;font-size:0;line-height:0">&nbsp;</p>';
}
