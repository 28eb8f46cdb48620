import type { Handed } from "~/core/starting-text";
import type { DraftNotice, DraftSnapshot } from "./draft-state";
import type { Drafts } from "./drafts.client";
import type { Version } from "./record";

/** Where a text comes from that becomes a draft of its own. */
export type Origin = "link" | "file";

/** One draft open in one tab. What changes it resolves to false if the present text could not be stored first. */
export type DraftSession = {
  subscribe(listener: () => void): () => void;
  snapshot(): DraftSnapshot;
  /** The text as it is here, stored or not. */
  text(): string;
  /** Takes the text after every input; cheap. */
  write(text: string): void;
  /** Stores now what is not stored yet. */
  retry(): Promise<void>;
  openDraft(id: string): Promise<boolean>;
  newDraft(text?: string): Promise<boolean>;
  /** Opens what a link or a file hands over: the draft that holds this very text already, else a new one; says what came of it. */
  takeHanded(handed: Handed, origin?: Origin): Promise<boolean>;
  /** Puts a draft into the bin; if it is the open one, the newest of the others is opened. */
  deleteDraft(id: string): Promise<boolean>;
  /** Takes the text of a version, after having kept the present one. */
  restoreVersion(version: Version): Promise<boolean>;
  /** Makes a draft that another tab has this tab's own; the other one saves first. */
  continueHere(): Promise<void>;
  workOnCopy(): Promise<void>;
  dismiss(notice: DraftNotice): void;
  /** The drafts behind it, for lists; waits until they are open. */
  drafts(): Promise<Drafts>;
  /** Stores the text and leaves the draft to other tabs. */
  close(): Promise<void>;
};
