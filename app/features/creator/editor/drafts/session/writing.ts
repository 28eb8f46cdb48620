import type { Draft, VersionReason } from "../storage/record";
import { isGreatLoss, isVersionDue } from "../storage/versions";

export type NewVersion = { text: string; reason: VersionReason; at: number };

export type Writing = {
  id: string;
  text: string;
  stored: string | null;
  base: number;
  storedAt: number | null;
  peak: string;
  /** When the last version was kept, or writing began; null before the first change. */
  since: number | null;
  pending: NewVersion[];
};

export function writingOf(draft: Draft): Writing {
  const { id, text, revision, updatedAt } = draft;
  return { ...newWriting(id, text), stored: text, base: revision, storedAt: updatedAt };
}

export function newWriting(id: string, text: string): Writing {
  return { id, text, stored: null, base: 0, storedAt: null, peak: text, since: null, pending: [] };
}

/** Whether storage lacks something. An empty draft that was never stored need not be. */
export function isDirty({ text, stored, pending }: Writing): boolean {
  return text !== (stored ?? "") || pending.length > 0;
}

/** The draft with another text. What this throws away becomes a pending version. */
export function rewritten(writing: Writing, text: string, now: number): Writing {
  const { text: before, peak, stored, storedAt } = writing;
  const pending = [...writing.pending];
  // What the draft held when it was opened; with its own time, so that opening it twice keeps it once.
  if (writing.since === null && stored?.trim() && storedAt !== null) {
    pending.push({ text: stored, reason: "session", at: storedAt });
  }
  const lost = [peak, before].filter((each) => isGreatLoss(each, text));
  for (const each of new Set(lost)) {
    if (!pending.some((version) => version.text === each))
      pending.push({ text: each, reason: "shrink", at: now });
  }
  const nextPeak = lost.length > 0 || text.length >= peak.length ? text : peak;
  return { ...writing, text, pending, peak: nextPeak, since: writing.since ?? now };
}

/** The draft with a text that did not grow out of this one; this one becomes a pending version. */
export function replaced(writing: Writing, text: string, now: number): Writing {
  const next = rewritten(writing, text, now);
  const isPending = !writing.text.trim() || next.pending.some((version) => version.text === writing.text);
  const pending = isPending
    ? next.pending
    : [...next.pending, { text: writing.text, reason: "restore" as const, at: now }];
  return { ...next, pending, peak: text };
}

export function versionsFor({ text, since, pending }: Writing, now: number): NewVersion[] {
  if (since === null || !isVersionDue(since, now) || !text.trim()) return pending;
  return [...pending, { text, reason: "interval", at: now }];
}

export function storedAs(writing: Writing, draft: Draft, versions: NewVersion[]): Writing {
  const hasVersion = versions.some(({ reason }) => reason === "interval");
  return {
    ...writing,
    stored: draft.text,
    base: draft.revision,
    storedAt: draft.updatedAt,
    pending: writing.pending.filter((each) => !versions.includes(each)),
    ...(hasVersion ? { since: draft.updatedAt, peak: writing.text } : {}),
  };
}
