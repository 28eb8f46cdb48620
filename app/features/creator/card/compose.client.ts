import { type Page, pagesOf } from "./pages.client";
import { typeset } from "./typeset.client";
import { isSaying } from "./wording";

export type Typeset = { content: DocumentFragment; isShort: boolean };

/** A text as card content, the placeholder where a picture is broken, and whether it is one saying to be set large. */
export function prepare(text: string, broken: ReadonlySet<string>, placeholder: string): Typeset {
  const content = typeset(text);
  for (const picture of content.querySelectorAll("img")) {
    const src = picture.getAttribute("src");
    if (src !== null && !broken.has(src)) continue;
    picture.dataset.src ??= src ?? "";
    picture.src = placeholder;
  }
  const [only, ...others] = content.children;
  const isOne = others.length === 0 && /^(p|blockquote)$/.test(only?.localName ?? "");
  const isPlain = isOne && !content.querySelector("img, pre, ul, ol, table");
  return { content, isShort: isPlain && isSaying(only?.textContent ?? "") };
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
