import type { Sign } from "./signs";

/** `length` signs are the same, from sign b of the first line and from sign a of the second. */
type Block = { b: number; a: number; length: number };

/** What is pieced together from more runs is no rewording, and would take long to compare. */
const mostBlocks = 80;

export const isAlone = ({ starts, ends }: Sign) => starts && ends;

/** Small words: the "对" of "核对" is none. */
const linking = new Set("对为以向给在由将用与和使其于");

/** Pieces the second line together from runs of the first, the longest first. */
export function blocksOf(before: Sign[], after: Sign[]): Block[] {
  const [usedB, usedA] = [new Set<number>(), new Set<number>()];
  const blocks: Block[] = [];
  const free = (b: number, a: number) => {
    const [old, now] = [before[b], after[a]];
    if (!old || !now || old.text !== now.text || usedB.has(b) || usedA.has(a)) return false;
    return !linking.has(old.text) || isAlone(old) === isAlone(now);
  };
  const places = new Map<string, number[]>();
  after.forEach(({ text }, a) => {
    places.set(text, [...(places.get(text) ?? []), a]);
  });
  let starts = before.flatMap(({ text }, b) => (places.get(text) ?? []).map((a) => ({ b, a })));
  while (blocks.length < mostBlocks) {
    let best: Block = { b: 0, a: 0, length: 0 };
    starts = starts.filter(({ b, a }) => free(b, a));
    for (const { b, a } of starts) {
      if (free(b - 1, a - 1)) continue;
      let length = 1;
      while (free(b + length, a + length)) length += 1;
      const nearer = length === best.length && Math.abs(b - a) < Math.abs(best.b - best.a);
      if (length > best.length || nearer) best = { b, a, length };
    }
    if (best.length === 0) break;
    blocks.push(best);
    for (let step = 0; step < best.length; step += 1) {
      usedB.add(best.b + step);
      usedA.add(best.a + step);
    }
  }
  return blocks.toSorted((one, other) => one.a - other.a);
}

/** Takes from the ends of a block the word of one character that is half a word in the other line: "修" of "修复". */
function trimmed({ b, a, length }: Block, old: Sign[], now: Sign[]): Block {
  const isHalf = (one: Sign | undefined, other: Sign | undefined) =>
    one !== undefined &&
    other !== undefined &&
    isAlone(one) !== isAlone(other) &&
    /\p{Script=Han}/u.test(one.text);
  const end = b + length - 1;
  const back =
    length > 1 && isHalf(old[end], now[a + length - 1]) && old[end]?.ends !== now[a + length - 1]?.ends;
  const front = length > 1 && isHalf(old[b], now[a]) && old[b]?.starts !== now[a]?.starts;
  const from = front ? 1 : 0;
  return { b: b + from, a: a + from, length: Math.max(0, length - from - (back ? 1 : 0)) };
}

/** One character is the same word only where it stands alone in both: the "应" of "响应" is not that of "应用". */
export function areWords(blocks: Block[], old: Sign[], now: Sign[]): Block[] {
  const alone = (sign: Sign | undefined) => sign !== undefined && isAlone(sign);
  return blocks
    .map((block) => trimmed(block, old, now))
    .filter(
      ({ b, a, length }) =>
        length > 1 ||
        (length === 1 && ((alone(old[b]) && alone(now[a])) || !/\p{Script=Han}/u.test(old[b]?.text ?? ""))),
    );
}

export type Pair = { old: Sign; now: Sign; b: number; a: number };

export function pairsOf(blocks: Block[], old: Sign[], now: Sign[]): Pair[] {
  return blocks.flatMap(({ b, a, length }) =>
    Array.from({ length }, (_, step) => step).flatMap((step) => {
      const [one, other] = [old[b + step], now[a + step]];
      return one && other ? [{ old: one, now: other, b: b + step, a: a + step }] : [];
    }),
  );
}

export const particle = /[的地得了着过出到来上中里内后前并且及会照是]/u;

/** Signs without a counterpart, `from` up to `to`. Numbers and names are runs of their own. */
export type Rest = { text: string; from: number; to: number };

export function restOf(signs: Sign[], used: Set<number>): Rest[] {
  const runs: Rest[] = [];
  signs.forEach((sign, at) => {
    if (used.has(at)) return;
    const last = runs.at(-1);
    const han = /\p{Script=Han}/u.test(sign.text) && /\p{Script=Han}/u.test(last?.text ?? "");
    if (last?.to === at && han && signs[at - 1]?.clause === sign.clause) {
      last.text += sign.text;
      last.to = at + 1;
    } else runs.push({ text: sign.text, from: at, to: at + 1 });
  });
  return runs;
}
