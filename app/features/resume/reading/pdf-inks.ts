import type { Box, Point } from "./pdf-paint";

/** Side of the squares (points) into which the page is cut, so that a look-up costs the same on every page. */
const square = 4;

/** The largest page of a PDF (points, ISO 32000 Annex C). A damaged number may place a shape where steps of one no longer count. */
const longestSide = 14_400;

/** More shapes than this are a drawing and no headings. */
const mostShapes = 20_000;

/** Ink this many times as high as the letters over it is a picture or a backdrop, and not those letters. */
const tallest = 2.5;

/** Where shapes stand that may be the visible form of invisible text: programs draw bold headings as outlines and lay the text over them unpainted, for search and copying. */
export function createInks() {
  const heights = new Map<string, number>();
  let shapes = 0;

  function add([left, top, right, bottom]: Box): void {
    const height = bottom - top;
    if (!(Math.abs(left) <= longestSide) || !(Math.abs(top) <= longestSide)) return;
    if (!(height < 200) || !(right - left < 2000) || shapes >= mostShapes) return;
    shapes += 1;
    for (let row = Math.floor(top / square); row * square <= bottom; row += 1)
      for (let column = Math.floor(left / square); column * square <= right; column += 1) {
        const key = `${row} ${column}`;
        heights.set(key, Math.min(height, heights.get(key) ?? height));
      }
  }

  function isAt({ x, y }: Point, size: number): boolean {
    const height = heights.get(`${Math.floor(y / square)} ${Math.floor(x / square)}`);
    return height !== undefined && height <= tallest * size;
  }

  return { add, isAt };
}
