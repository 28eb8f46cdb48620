import type { NewVersion } from "../session/writing";
import { type Draft, parseDraft, rawTextOf, titleOf } from "./record";

export type Save = { id: string; text: string; base: number; writer: string; versions: NewVersion[] };

/** A conflict: somebody else saved in between. The text became a version then, theirs stands. */
export type Saved = { kind: "saved" | "conflict"; draft: Draft };

/** The outcome of a save, given the record under its id and the time. What is left of a damaged record is kept as a version. */
export function decideSave(
  old: unknown,
  { id, text, base, writer, versions }: Save,
  at: number,
): { saved: Saved; versions: NewVersion[] } {
  const before = parseDraft(old, id);
  const isBehind = before && before.writer !== writer && before.revision !== base;
  if (isBehind && before.text !== text) {
    const ours: NewVersion = { text, reason: "conflict", at };
    return { saved: { kind: "conflict", draft: before }, versions: [...versions, ours] };
  }
  const revision = Math.max(base, before?.revision ?? 0) + 1;
  const draft = { id, title: titleOf(text), text, revision, writer, updatedAt: at, deletedAt: null };
  const isDamaged = old !== undefined && !before;
  const left: NewVersion[] = isDamaged ? [{ text: rawTextOf(old), reason: "recovery", at }] : [];
  return { saved: { kind: "saved", draft }, versions: [...versions, ...left] };
}
