import type { Answer } from "../asking/questions";
import type { Design } from "../export/sheet/design";
import type { Mend } from "./mends";
import type { OwnerChange } from "./owner-changes";

/** All that its owner decided about a result: what was not taken over (null: nothing decided yet), what was read wrong, what was
 * written by hand, which questions were skipped or put off, and the look of the sheet (null: not chosen yet). */
export type Revision = {
  rejected: string[] | null;
  mends: Mend[];
  changes: OwnerChange[];
  skipped: string[];
  later: string[];
  /** What is typed so far into the form of each question, by its id. */
  typed: Record<string, Answer>;
  design: Design | null;
  /** The cover letter as its owner wrote it; null: as drafted. */
  letter: string | null;
};

/** Where a revision is kept: the tab, a saved version, or nowhere. `save` is false where there is no room for it. */
export type RevisionStore = { read(): Revision; save(revision: Revision): boolean };

export const nothingRevised: Revision = {
  rejected: null,
  mends: [],
  changes: [],
  skipped: [],
  later: [],
  typed: {},
  design: null,
  letter: null,
};
