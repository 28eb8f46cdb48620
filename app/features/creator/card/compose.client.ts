import type { AlertTitles } from "~/core/markdown/alerts";
import { type Page, pagesOf } from "./pages.client";
import { typeset } from "./typeset.client";
import { isSaying, sayingOf } from "./wording";

export type Typeset = { content: DocumentFragment; short: string | null };

/** A text as card content, the placeholder where a picture is broken, and how it is set if it is one saying. */
export function prepare(
  text: string,
  alerts: AlertTitles,
  broken: ReadonlySet<string>,
  placeholder: string,
): Typeset {
  const content = typeset(text, alerts);
  for (const picture of content.querySelectorAll("img")) {
    const src = picture.getAttribute("src");
    if (src !== null && !broken.has(src)) continue;
    picture.dataset.src ??= src ?? "";
    picture.src = placeholder;
  }
  return { content, short: shortnessOf(content) };
}

/** `saying` or `word`, `upright` or not, for what is one paragraph or quotation, whoever said it aside; else null. */
function shortnessOf(content: DocumentFragment): string | null {
  const [only, ...others] = [...content.children].filter((block) => !block.matches(".card-cite"));
  if (!only || others.length > 0 || !/^(p|blockquote)$/.test(only.localName)) return null;
  if (content.querySelector("img, pre, ul, ol, table, h1, h2, h3")) return null;
  const words = content.cloneNode(true);
  if (!(words instanceof DocumentFragment)) return null;
  for (const mark of words.querySelectorAll(".card-mark")) mark.remove();
  for (const end of words.querySelectorAll("br, p + p")) end.before("\n");
  const text = words.textContent ?? "";
  return isSaying(text) ? sayingOf(text.split("\n").filter((line) => line.trim())) : null;
}

/** `height` is that of a card that grows with its text, in CSS pixels. */
export type Composed = { pages: Page[]; excess: number; height: number };

/** Sets prepared content into the column of a stage and cuts it into cards of the given heights; null is one card. */
export function compose(
  flow: HTMLElement,
  content: DocumentFragment,
  heightOf: ((page: number) => number) | null,
): Composed {
  flow.replaceChildren(content.cloneNode(true));
  const height = Math.ceil(flow.closest(".share-card")?.getBoundingClientRect().height ?? 0);
  if (!heightOf) return { pages: [{ number: 1, content }], excess: 0, height };
  return { ...pagesOf(flow, heightOf), height };
}
