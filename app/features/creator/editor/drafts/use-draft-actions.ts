import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import type { DraftSession } from "./draft-session.client";
import type { Version } from "./record";

type Given = {
  session: DraftSession;
  /** Reads the lists again. */
  refresh(): Promise<void>;
  /** The present text has been left for another. */
  onLeft(): void;
};

/** What the panel does with the drafts, and what there is to tell of it. */
export function useDraftActions({ session, refresh, onLeft }: Given) {
  const { t } = useTranslation("drafts");
  const [problem, setProblem] = useState<"unsettled" | "failed" | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; title: string } | null>(null);

  /** Does something that leaves the present text; says so if nothing stood in the way. */
  async function leaveFor(action: Promise<boolean>): Promise<boolean> {
    const isDone = await action;
    setProblem(isDone ? null : "unsettled");
    if (isDone) onLeft();
    return isDone;
  }

  /** Tells it when the storage fails in the middle of something. */
  function attempt(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      console.error(error);
      setProblem("failed");
    });
  }

  async function remove(id: string, title: string): Promise<void> {
    const isDone = await session.deleteDraft(id);
    setProblem(isDone ? null : "unsettled");
    if (isDone) setDeleted({ id, title });
    await refresh();
  }

  async function putBack(id: string): Promise<void> {
    const store = await session.drafts();
    await store.putBack(id);
    setDeleted(null);
    await refresh();
  }

  async function openRest(id: string, text: string): Promise<void> {
    if (!(await leaveFor(session.newDraft(text)))) return;
    const store = await session.drafts();
    await store.discard(id);
  }

  async function restore(version: Version): Promise<void> {
    if (await leaveFor(session.restoreVersion(version))) toast(t("versions.restored"), "good");
  }

  return {
    problem,
    deleted,
    begin: () => attempt(leaveFor(session.newDraft())),
    open: (id: string) => attempt(leaveFor(session.openDraft(id))),
    openRest: (id: string, text: string) => attempt(openRest(id, text)),
    remove: (id: string, title: string) => attempt(remove(id, title)),
    putBack: (id: string) => attempt(putBack(id)),
    restore: (version: Version) => attempt(restore(version)),
  };
}
