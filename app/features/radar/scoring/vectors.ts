/** What a service says of a text, in whole numbers from -127 to 127: a quarter of the room, and the angle hardly changes. */
export function packVector(vector: readonly number[]): Int8Array {
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  return Int8Array.from(vector, (each) => Math.round((each / largest) * 127));
}

export const hexOf = (vector: Int8Array) =>
  [...new Uint8Array(vector.buffer)].map((each) => each.toString(16).padStart(2, "0")).join("");

/** null where there is none. */
export function vectorOfHex(hex: string): Int8Array | null {
  if (hex === "" || !/^(?:[0-9a-f]{2})+$/i.test(hex)) return null;
  return Int8Array.from(hex.match(/../g) ?? [], (each) => Number.parseInt(each, 16));
}

/** 0 for vectors of different lengths: these are of different models. */
export function cosine(a: Int8Array, b: Int8Array): number {
  if (a.length !== b.length) return 0;
  let [dot, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x = 0, y = 0] = [a[at], b[at]];
    [dot, ofA, ofB] = [dot + x * y, ofA + x * x, ofB + y * y];
  }
  return dot / (Math.sqrt(ofA * ofB) || 1);
}

/** Models differ in how near they find texts that have nothing to do with each other: of some it is 0.1, of others 0.8. What counts is how much of the way
 * from there to the same text two reports are nearer. */
const NEAR = 0.6;
const FEW = 20;
const USUAL = 0.6;

/** The middle of a report's cosines with those that it is held against, most of which tell something else. */
export function usualCosine(vector: Int8Array | null, others: readonly (Int8Array | null)[]): number {
  if (vector === null) return USUAL;
  const cosines = others.flatMap((other) => (other ? [cosine(vector, other)] : [])).sort((a, b) => a - b);
  return cosines.length < FEW ? USUAL : (cosines[cosines.length >> 1] ?? USUAL);
}

export function isNear(a: Int8Array | null, b: Int8Array | null, usual: number): boolean {
  return a !== null && b !== null && (cosine(a, b) - usual) / (1 - usual) >= NEAR;
}
