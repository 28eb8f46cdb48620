import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Spinner } from "~/ui/Spinner";
import { Tabs } from "~/ui/Tabs";
import { toast } from "~/ui/toast-queue";
import type { DraftSession } from "../../drafts/draft-session.client";
import { titleOf, type Version } from "../../drafts/record";
import { BinList, DraftList } from "./DraftLists";
import type { OpenDraft } from "./use-draft";
import { useDraftLists } from "./use-draft-lists";
import { VersionList } from "./VersionList";

export type PanelTab = "drafts" | "versions" | "bin";

type PanelProps = {
  draft: OpenDraft & { session: DraftSession };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tab?: PanelTab;
};

/** The drafts of this browser and the versions of the open one. Load it lazily, it brings Radix. */
export function DraftsPanel({ draft, open, onOpenChange, tab = "drafts" }: PanelProps) {
  const { t } = useTranslation("drafts");
  const { session, draftId, draftKey, readOnly } = draft;
  const { lists, refresh } = useDraftLists(session, draftKey);
  const [problem, setProblem] = useState<"unsettled" | "failed" | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; title: string } | null>(null);

  /** Does something that leaves the present text; the panel closes if nothing stood in the way. */
  async function leaveFor(action: Promise<boolean>): Promise<boolean> {
    const isDone = await action;
    setProblem(isDone ? null : "unsettled");
    if (isDone) onOpenChange(false);
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

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("panel.title")}
      description={t("panel.description")}
      actions={
        <Button kind="primary" icon="plus" onClick={() => attempt(leaveFor(session.newDraft()))}>
          {t("panel.new")}
        </Button>
      }
    >
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {problem && <p className="text-sm text-bad">{t(`panel.${problem}`)}</p>}
        {deleted && (
          <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-3 py-1 text-sm">
            <p className="min-w-40 flex-1">{t("panel.deleted", { title: deleted.title })}</p>
            <Button kind="quiet" icon="undo" onClick={() => attempt(putBack(deleted.id))}>
              {t("panel.undo")}
            </Button>
          </div>
        )}
      </div>
      {lists === null && <Spinner label={t("panel.loading")} />}
      {lists === "failed" && <p className="text-sm text-bad">{t("panel.unreadable")}</p>}
      {lists !== null && lists !== "failed" && (
        <div className="min-h-72">
          <Tabs
            label={t("panel.tabs")}
            defaultValue={tab}
            tabs={[
              {
                id: "drafts",
                label: t("panel.drafts"),
                content: (
                  <DraftList
                    entries={lists.drafts}
                    openId={draftId}
                    onOpen={(id) => attempt(leaveFor(session.openDraft(id)))}
                    onOpenRest={({ id, text }) => attempt(openRest(id, text))}
                    onDelete={(id, title) => attempt(remove(id, title))}
                  />
                ),
              },
              {
                id: "versions",
                label: t("panel.versions"),
                content: (
                  <VersionList
                    versions={lists.versions}
                    title={titleOf(session.text()) || t("panel.untitled")}
                    session={session}
                    readOnly={readOnly}
                    onRestore={(version) => attempt(restore(version))}
                  />
                ),
              },
              {
                id: "bin",
                label: t("panel.bin"),
                content: <BinList entries={lists.bin} onPutBack={(id) => attempt(putBack(id))} />,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
