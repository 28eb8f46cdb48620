/** Something that no page boundary may cross, in CSS pixels from the top of the document: a line of text, an image, a rule. */
export type Box = { top: number; bottom: number };

export type PageSlice = { top: number; bottom: number };

const TOLERANCE = 0.5;

/** The lowest line at or above `wanted` that crosses no box; `wanted` itself where one box fills the whole page. */
function cutAbove(boxes: Box[], from: number, wanted: number): number {
  let cut = wanted;
  for (;;) {
    const at = cut;
    const tops = boxes
      .filter((box) => box.top < at - TOLERANCE && box.bottom > at + TOLERANCE)
      .map((box) => box.top);
    if (tops.length === 0) return cut;
    cut = Math.min(...tops);
    if (cut <= from + TOLERANCE) return wanted;
  }
}

/** A cut moves up until it crosses no box; white space at a boundary is not carried over. At least one page. */
export function cutPages(boxes: Box[], height: number, pageHeight: number): PageSlice[] {
  const pages: PageSlice[] = [];
  let top = 0;
  while (height - top > pageHeight + TOLERANCE) {
    const bottom = cutAbove(boxes, top, top + pageHeight);
    pages.push({ top, bottom });
    const rest = boxes.filter((box) => box.bottom > bottom + TOLERANCE);
    if (rest.length === 0) return pages;
    top = Math.max(bottom, Math.min(...rest.map((box) => box.top)));
  }
  return [...pages, { top, bottom: height }];
}
