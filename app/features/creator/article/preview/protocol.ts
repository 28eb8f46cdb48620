import type { AlertTitles } from "~/core/markdown/alerts";
import type { Block } from "~/core/markdown/blocks";
import type { NotesTitles } from "~/core/markdown/notes";

/** The words that the rendering adds to the author's, in the language of the text; `notes` null leaves links as they are. */
export type AddedWords = { notes: NotesTitles | null; alerts: AlertTitles };

/** What the page asks of the worker. `number` counts up; an answer carries the number of what it answers. */
export type Request = { number: number; text: string; words: AddedWords };

/** `cut`: only the beginning of its source is shown. `whole` is then the source of one that stands on no lines of the text. */
export type RenderedBlock = Block & { cut: boolean; whole?: string };

/** A rendering comes as several parts of one patch (replace `removed` blocks from `from` on), complete with the `last`. `fresh`:
 * the worker knew no earlier rendering, the patch stands for the whole article. One with `number` 0 follows when a highlighter
 * or the mathematics has been loaded; with `lacking` one of them could not be. */
export type Part =
  | {
      kind: "part";
      number: number;
      fresh: boolean;
      from: number;
      removed: number;
      blocks: RenderedBlock[];
      last: boolean;
      loading: boolean;
      lacking: boolean;
    }
  | { kind: "failed"; number: number };

/** Characters of HTML in one part, about 5 ms of a phone's time to receive. */
const PART_LENGTH = 250_000;

export function partsOf<B extends Block>(blocks: readonly B[], size = PART_LENGTH): B[][] {
  const runs: B[][] = [[]];
  let filled = 0;
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run && (run.length === 0 || filled + block.html.length <= size)) {
      run.push(block);
      filled += block.html.length;
    } else {
      runs.push([block]);
      filled = block.html.length;
    }
  }
  return runs;
}

/** How long a worker may stay silent over a text of so many characters before it is given up, in milliseconds. */
export function timeLimitMs(characters: number): number {
  return 5000 + Math.max(0, characters - 200_000) / 100;
}

/** Longer texts are not sent: the browser itself could no longer lay them out. Characters. */
export const LONGEST_TEXT = 4_000_000;
