import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Spinner } from "~/ui/Spinner";
import { Tabs } from "~/ui/Tabs";
import type { DraftSession } from "../session/draft-session.client";
import type { OpenDraft } from "../session/use-draft";
import { titleOf } from "../storage/record";
import { BinList, DraftList } from "./DraftLists";
import { useDraftsPanel } from "./use-drafts-panel";
import { type SavedAll, useSaveAll } from "./use-save-all";
import { VersionList } from "./VersionList";

type PanelTab = "drafts" | "versions" | "bin";

type PanelProps = {
  draft: OpenDraft & { session: DraftSession };
  onClose: () => void;
  tab?: PanelTab;
};

function SavedAllNote({ saved }: { saved: SavedAll }) {
  const { t, i18n } = useTranslation("drafts");
  if (saved.kind === "idle" || saved.kind === "saving") return null;
  if (saved.kind !== "saved") return <p className="text-sm text-bad">{t(`saveAll.${saved.kind}`)}</p>;
  const { count, name, beyond } = saved;
  const number = new Intl.NumberFormat(i18n.language).format(count);
  return <p className="text-sm break-words">{t(`saveAll.${beyond ?? "saved"}`, { count, number, name })}</p>;
}

/** The drafts of this browser and the versions of the open one. Load it lazily, it brings the tabs. */
export function DraftsPanel({ draft, onClose, tab = "drafts" }: PanelProps) {
  const { t } = useTranslation("drafts");
  const { session, draftId, draftKey, readOnly } = draft;
  const panel = useDraftsPanel(session, draftKey, onClose);
  const { lists, problem, deleted } = panel;
  const { saved, saveAll } = useSaveAll(session);

  return (
    <Dialog
      onClose={onClose}
      title={t("panel.title")}
      description={t("panel.description")}
      actions={
        <>
          <Button icon="download" busy={saved.kind === "saving"} onClick={saveAll}>
            {t("saveAll.action")}
          </Button>
          <Button kind="primary" icon="plus" onClick={panel.begin}>
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
              <Button kind="quiet" icon="undo" onClick={() => panel.putBack(deleted.id)}>
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
                    onOpen={panel.open}
                    onOpenRest={({ id, text }) => panel.openRest(id, text)}
                    onDelete={panel.remove}
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
                    onRestore={panel.restore}
                  />
                ),
              },
              {
                id: "bin",
                label: t("panel.bin"),
                content: <BinList entries={lists.bin} onPutBack={panel.putBack} />,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
