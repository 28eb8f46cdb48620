import { type Draft, parseDraft, rawTextOf, titleOf } from "./record";
import type { KeptText } from "./writing";

/** A text to save as a draft. `base` is the revision it was written upon, `writer` the session that saves. */
export type Save = { id: string; text: string; base: number; writer: string; versions: KeptText[] };

/** A conflict: somebody else saved in between. The text was kept as a version then, theirs stands. */
export type Saved = { kind: "saved" | "conflict"; draft: Draft };

/**
 * What a save comes to, given the record that stands under its id (undefined if none does) and the time in milliseconds: the
 * outcome, and all versions to keep with it. What is left of a damaged record is kept as a version.
 */
export function decideSave(
  old: unknown,
  { id, text, base, writer, versions }: Save,
  at: number,
): { saved: Saved; versions: KeptText[] } {
  const before = parseDraft(old, id);
  const isBehind = before && before.writer !== writer && before.revision !== base;
  if (isBehind && before.text !== text) {
    const ours: KeptText = { text, reason: "conflict", at };
    return { saved: { kind: "conflict", draft: before }, versions: [...versions, ours] };
  }
  const revision = Math.max(base, before?.revision ?? 0) + 1;
  const draft = { id, title: titleOf(text), text, revision, writer, updatedAt: at, deletedAt: null };
  const isDamaged = old !== undefined && !before;
  const left: KeptText[] = isDamaged ? [{ text: rawTextOf(old), reason: "recovery", at }] : [];
  return { saved: { kind: "saved", draft }, versions: [...versions, ...left] };
}
