import { captionPictures } from "./captions.client";

const flowing =
  "a, abbr, b, bdi, bdo, big, cite, code, del, dfn, em, i, ins, kbd, mark, q, s, samp, small, span, strike, strong, sub, sup, tt, u, var, font, time, img, br, wbr";

/**
 * Pictures among words, or several in one paragraph, stand in the line in their own size (`.inline-picture`); one that stands
 * alone keeps the full width that a theme gives it. Without words beside them, their titles become captions. Decided once for each: what is written beside it later is not the author's.
 */
export function placePictures(root: HTMLElement | DocumentFragment): void {
  for (const picture of root.querySelectorAll("img")) {
    if (picture.dataset.placed !== undefined) continue;
    const { nodes, pictures, hasWords } = lineOf(picture, root);
    for (const each of pictures) {
      each.dataset.placed = "";
      if (hasWords || pictures.length > 1) each.classList.add("inline-picture");
    }
    if (!hasWords) captionPictures(nodes);
  }
}

/** All that flows with a picture between the blocks around it. The mark of a note behind a linked picture is no word. */
function lineOf(picture: HTMLImageElement, root: Node) {
  let top: Element = picture;
  for (let up = top.parentElement; up && up !== root && up.matches(flowing); up = top.parentElement) top = up;
  let first: Node = top;
  for (let before = first.previousSibling; before && flows(before); before = first.previousSibling)
    first = before;
  const nodes: Node[] = [];
  const pictures: HTMLImageElement[] = [];
  let hasWords = false;
  for (let node: Node | null = first; node && flows(node); node = node.nextSibling) {
    nodes.push(node);
    if (node instanceof HTMLImageElement) pictures.push(node);
    else if (node instanceof Element) pictures.push(...node.querySelectorAll("img"));
    hasWords ||= !(node instanceof Element && node.matches("sup")) && /\S/.test(node.textContent ?? "");
  }
  return { nodes, pictures, hasWords };
}

function flows(node: Node): boolean {
  return !(node instanceof Element) || node.matches(flowing);
}
