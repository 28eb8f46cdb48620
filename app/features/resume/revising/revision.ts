import type { Answer } from "../asking/questions";
import type { Design } from "../export/sheet/design";
import type { Mend } from "./mends";
import type { OwnerChange } from "./owner-changes";

/** All that its owner decided about a result. `rejected` is null where nothing is decided yet, `design` where none is chosen. */
export type Revision = {
  rejected: string[] | null;
  mends: Mend[];
  changes: OwnerChange[];
  skipped: string[];
  later: string[];
  typed: Record<string, Answer>;
  design: Design | null;
  /** The cover letter as its owner wrote it; null: as drafted. */
  letter: string | null;
};

/** Where a revision is kept: the tab, a saved version, or nowhere. Answers false where there is no room for it. */
export type RevisionStore = {
  read(): Revision;
  save(revision: Revision): boolean;
  /** After the last of several keys, or before the page is left. */
  saveSoon(revision: Revision, onSaved: (isKept: boolean) => void): void;
};

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
