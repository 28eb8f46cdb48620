import type { AlertTitles } from "~/core/markdown/alerts";
import type { Block } from "~/core/markdown/blocks";
import type { NotesTitles } from "~/core/markdown/notes";

/** The words that the rendering adds to the author's, in the language of the text; `notes` null leaves links as they are. */
export type AddedWords = { notes: NotesTitles | null; alerts: AlertTitles };

/** What the page asks of the worker. `number` counts up; an answer carries the number of what it answers. */
export type Request = { number: number; text: string; words: AddedWords };

/** `cut`: only the beginning of its source is shown. `whole` is then the source of one that stands on no lines of the text. */
export type RenderedBlock = Block & { cut: boolean; whole?: string };

/** A rendering as a patch: `blocks` in the place of `removed` from `from` on. `fresh`: the worker knew no earlier rendering, it
 * stands for the whole article. One with `number` 0 follows when a highlighter or the mathematics has been loaded; with `lacking`
 * one of them could not be. */
export type Rendering = {
  kind: "rendered";
  number: number;
  fresh: boolean;
  from: number;
  removed: number;
  blocks: RenderedBlock[];
  loading: boolean;
  lacking: boolean;
};

export type Answer = Rendering | { kind: "failed"; number: number };
