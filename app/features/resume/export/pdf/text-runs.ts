/** One character as the browser laid it out. `box` is null where the browser gave it no room; `block` numbers its paragraph. */
export type PlacedCharacter = {
  char: string;
  size: number;
  block: number;
  box: { left: number; right: number; top: number; bottom: number } | null;
};

/** One line's stretch in CSS pixels; a space at the end lies beyond `width`, `advances` has one width a code point before it. */
export type TextRun = {
  text: string;
  left: number;
  width: number;
  top: number;
  bottom: number;
  size: number;
  advances: number[];
};

const space = /^\s$/u;
const unseen = /^[\u00ad\u200b-\u200f\u2060\ufeff]$/u;

type Draft = TextRun & { right: number; block: number };

function continues(run: Draft, { box, block, size }: PlacedCharacter): boolean {
  if (!box || block !== run.block) return false;
  const middle = (box.top + box.bottom) / 2;
  if (middle < run.top || middle > run.bottom) return false;
  return box.left >= run.right - size && box.left <= run.right + 2 * size;
}

function withSpace(run: Draft): void {
  if (!run.text.endsWith(" ")) run.text += " ";
}

function append(run: Draft, { char, box, size }: PlacedCharacter): void {
  if (!box) return;
  const next = Math.max(run.right, box.right);
  if (run.text.length > 0 && run.advances.length > 0 && box.left > run.right) {
    run.advances[run.advances.length - 1] = (run.advances.at(-1) ?? 0) + box.left - run.right;
  }
  run.text += char;
  run.advances.push(next - Math.max(run.right, box.left));
  run.right = next;
  run.width = next - run.left;
  run.top = Math.min(run.top, box.top);
  run.bottom = Math.max(run.bottom, box.bottom);
  run.size = Math.max(run.size, size);
}

function begin(placed: PlacedCharacter): Draft | null {
  if (!placed.box) return null;
  const { left, top, bottom } = placed.box;
  const run = {
    text: "",
    left,
    right: left,
    width: 0,
    top,
    bottom,
    size: 0,
    advances: [],
    block: placed.block,
  };
  append(run, placed);
  return run;
}

function finish({ right, block, ...run }: Draft): TextRun {
  return run;
}

/** Joins characters in reading order, one run a line; collapsed white space vanishes, but a space at a line's end stays. */
export function joinRuns(characters: PlacedCharacter[]): TextRun[] {
  const runs: Draft[] = [];
  let run: Draft | null = null;
  let spaceBefore = false;
  for (const placed of characters) {
    if (unseen.test(placed.char)) continue;
    if (space.test(placed.char)) {
      spaceBefore = true;
      const wide = placed.box && placed.box.right - placed.box.left > 0.01;
      if (wide && run && !run.text.endsWith(" ") && continues(run, placed))
        append(run, { ...placed, char: " " });
      continue;
    }
    if (!placed.box) continue;
    if (run && continues(run, placed)) {
      append(run, placed);
    } else {
      if (run && (spaceBefore || run.block !== placed.block)) withSpace(run);
      run = begin(placed);
      if (run) runs.push(run);
    }
    spaceBefore = false;
  }
  if (run) withSpace(run);
  return runs.map(trimmed).map(finish);
}

function trimmed(run: Draft): Draft {
  const characters = [...run.text].length;
  if (!run.text.endsWith(" ") || run.advances.length < characters) return run;
  const width = run.width - (run.advances.at(-1) ?? 0);
  return { ...run, width, advances: run.advances.slice(0, -1) };
}
