import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import type { DraftSession } from "../session/draft-session.client";
import type { DraftEntry, DraftSummary } from "../storage/drafts.client";
import type { Version } from "../storage/record";

type DraftLists = { drafts: DraftEntry[]; bin: DraftSummary[]; versions: Version[] };

/** The lists of the panel, read again whenever the open draft changes, and what can be done with their entries. */
export function useDraftsPanel(session: DraftSession, draftKey: string, onLeft: () => void) {
  const { t } = useTranslation("drafts");
  const [lists, setLists] = useState<DraftLists | "failed" | null>(null);
  const [problem, setProblem] = useState<"unsettled" | "failed" | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; title: string } | null>(null);

  const refresh = useCallback(async () => {
    try {
      await session.retry();
      const store = await session.drafts();
      const id = draftKey.slice(0, draftKey.lastIndexOf(":"));
      const [drafts, bin, versions] = await Promise.all([store.list(), store.bin(), store.versions(id)]);
      setLists({ drafts, bin, versions });
    } catch (error) {
      console.error(error);
      setLists("failed");
    }
  }, [session, draftKey]);
  useEffect(() => {
    void refresh();
  }, [refresh]);

  async function leaveFor(action: Promise<boolean>): Promise<boolean> {
    const isDone = await action;
    setProblem(isDone ? null : "unsettled");
    if (isDone) onLeft();
    return isDone;
  }

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
    ...{ lists, problem, deleted },
    begin: () => attempt(leaveFor(session.newDraft())),
    open: (id: string) => attempt(leaveFor(session.openDraft(id))),
    openRest: (id: string, text: string) => attempt(openRest(id, text)),
    remove: (id: string, title: string) => attempt(remove(id, title)),
    putBack: (id: string) => attempt(putBack(id)),
    restore: (version: Version) => attempt(restore(version)),
  };
}
