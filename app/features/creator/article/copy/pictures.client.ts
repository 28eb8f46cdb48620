const flowing =
  "a, abbr, b, bdi, bdo, big, cite, code, del, dfn, em, i, ins, kbd, mark, q, s, samp, small, span, strike, strong, sub, sup, tt, u, var, font, time, img, br, wbr";

/** Pictures among words, or several in one paragraph, stand in the line in their own size (`.inline-picture`). Without words
 * beside them, their titles become captions. Decided once for each. */
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

/** All that flows with a picture between the blocks around it; a note's mark behind a linked picture is no word. */
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

/** Nodes. A longer row of pictures and blanks is nobody's article, and each caption is a block to lay out. */
const LONGEST_ROW = 400;

/** Writes the titles of pictures below them: as attributes they are lost in WeChat. The marks of notes behind a picture follow
 * its words. `row` is what flows between two blocks: only pictures, links around them and marks of notes. */
function captionPictures(row: readonly Node[]): void {
  const home = row[0]?.parentElement;
  if (!home?.matches("p, li, td, th") || home.closest("figure") || row.length > LONGEST_ROW) return;
  for (const top of row) {
    const picture = onlyPictureOf(top);
    const words = picture?.title.trim().replace(/\s+/g, " ");
    if (!picture || !words) continue;
    const caption = document.createElement("section");
    caption.className = "caption";
    caption.textContent = words;
    takeMarks(top, caption);
    home.insertBefore(caption, top.nextSibling);
    if (picture.alt === words && caption.childElementCount === 0) caption.setAttribute("aria-hidden", "true");
    picture.removeAttribute("title");
    picture.classList.replace("inline-picture", "own-size");
  }
  if (home.matches("p")) liftCaptions(home);
}

function onlyPictureOf(node: Node): HTMLImageElement | undefined {
  if (node instanceof HTMLImageElement) return node;
  const pictures = node instanceof Element ? node.querySelectorAll("img") : [];
  return pictures.length === 1 ? pictures[0] : undefined;
}

function takeMarks(top: Node, caption: Element) {
  for (let after = top.nextSibling; after && isMarkOrBlank(after); after = top.nextSibling) {
    if (after instanceof Element && after.matches("sup")) caption.appendChild(after);
    else after.parentNode?.removeChild(after);
  }
}

function isMarkOrBlank(node: Node): boolean {
  return node instanceof Element ? node.matches("sup, br") : !node.textContent?.trim();
}

function liftCaptions(paragraph: HTMLElement) {
  const nodes = [...paragraph.childNodes];
  let part: HTMLElement | null = paragraph;
  let last: HTMLElement = paragraph;
  for (const node of nodes) {
    if (node instanceof HTMLElement && node.matches("section.caption")) {
      last.parentNode?.insertBefore(node, last.nextSibling);
      last = node;
      part?.classList.add("captioned");
      part = null;
    } else {
      if (!part) {
        part = startedLike(paragraph);
        last.parentNode?.insertBefore(part, last.nextSibling);
        last = part;
      }
      if (part !== paragraph) part.appendChild(node);
    }
  }
}

function startedLike(paragraph: HTMLElement): HTMLElement {
  const part = document.createElement("p");
  for (const { name, value } of paragraph.attributes) if (name !== "id") part.setAttribute(name, value);
  part.classList.remove("captioned");
  if (part.className === "") part.removeAttribute("class");
  return part;
}
