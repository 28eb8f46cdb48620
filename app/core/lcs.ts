/** The places at which two sequences say the same in the same order, as many as can be. Of two ways, the one that passes over `a` first. */
export function commonPlaces(
  a: number,
  b: number,
  isSame: (a: number, b: number) => boolean,
): [number, number][] {
  const width = b + 1;
  const longest = new Uint16Array((a + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a - 1; i >= 0; i -= 1)
    for (let j = b - 1; j >= 0; j -= 1)
      longest[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const places: [number, number][] = [];
  for (let i = 0, j = 0; i < a && j < b; ) {
    if (isSame(i, j)) places.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}
