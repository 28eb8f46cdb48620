import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Spinner } from "~/ui/Spinner";
import { Tabs } from "~/ui/Tabs";
import { BinList, DraftList } from "./DraftLists";
import type { DraftSession } from "./draft-session.client";
import { titleOf } from "./record";
import { SavedAllNote } from "./SavedAllNote";
import type { OpenDraft } from "./use-draft";
import { useDraftActions } from "./use-draft-actions";
import { useDraftLists } from "./use-draft-lists";
import { useSaveAll } from "./use-save-all";
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
  const actions = useDraftActions({ session, refresh, onLeft: () => onOpenChange(false) });
  const { problem, deleted } = actions;
  const { saved, saveAll } = useSaveAll(session);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("panel.title")}
      description={t("panel.description")}
      actions={
        <>
          <Button icon="download" busy={saved.kind === "saving"} onClick={saveAll}>
            {t("saveAll.action")}
          </Button>
          <Button kind="primary" icon="plus" onClick={actions.begin}>
            {t("panel.new")}
          </Button>
        </>
      }
    >
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {problem && <p className="text-sm text-bad">{t(`panel.${problem}`)}</p>}
        <SavedAllNote saved={saved} />
        {deleted && (
          <Alert
            announced={false}
            actions={
              <Button kind="quiet" icon="undo" onClick={() => actions.putBack(deleted.id)}>
                {t("panel.undo")}
              </Button>
            }
          >
            {t("panel.deleted", { title: deleted.title })}
          </Alert>
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
                    onOpen={actions.open}
                    onOpenRest={({ id, text }) => actions.openRest(id, text)}
                    onDelete={actions.remove}
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
                    onRestore={actions.restore}
                  />
                ),
              },
              {
                id: "bin",
                label: t("panel.bin"),
                content: <BinList entries={lists.bin} onPutBack={actions.putBack} />,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
