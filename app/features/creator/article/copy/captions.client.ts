/** Nodes. A longer row of pictures and blanks is nobody's article, and each caption is a block to lay out. */
const LONGEST_ROW = 400;

/**
 * Writes the titles of pictures that have a paragraph, an item or a cell for themselves below them: as attributes they are
 * lost in WeChat. Of several in a row, each stands by itself with its own. The marks of notes behind a picture follow its words.
 * `row` is what flows between two blocks, in order: only pictures, links around them and marks of notes.
 */
export function captionPictures(row: readonly Node[]): void {
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

/** A paragraph holds no blocks: it ends before each caption, and what follows begins another. */
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
