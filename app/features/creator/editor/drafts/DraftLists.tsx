import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { IconButton } from "~/ui/IconButton";
import { DraftRow, useLength } from "./DraftRow";
import type { DraftEntry, DraftSummary } from "./drafts.client";

type Damaged = Extract<DraftEntry, { kind: "damaged" }>;

/** The drafts, the newest first; what is left of a damaged one can be opened. */
export function DraftList(props: {
  entries: DraftEntry[];
  openId: string;
  onOpen: (id: string) => void;
  onOpenRest: (damaged: Damaged) => void;
  onDelete: (id: string, title: string) => void;
}) {
  const { t } = useTranslation("drafts");
  const length = useLength();
  if (props.entries.length === 0) {
    return <EmptyState title={t("panel.empty")}>{t("panel.emptyHint")}</EmptyState>;
  }
  return (
    <ul>
      {props.entries.map((entry) => {
        if (entry.kind === "damaged") {
          return (
            <DraftRow key={entry.id} title={t("panel.damaged")} at={null} detail={t("panel.damagedHint")}>
              <Button onClick={() => props.onOpenRest(entry)}>{t("panel.openRest")}</Button>
            </DraftRow>
          );
        }
        const title = entry.title || t("panel.untitled");
        return (
          <DraftRow key={entry.id} title={title} at={entry.updatedAt} detail={length(entry.characters)}>
            {entry.id === props.openId ? (
              <span className="px-2 text-sm text-muted">{t("panel.current")}</span>
            ) : (
              <Button aria-label={`${t("panel.open")}: ${title}`} onClick={() => props.onOpen(entry.id)}>
                {t("panel.open")}
              </Button>
            )}
            <IconButton
              icon="trash"
              label={t("panel.delete", { title })}
              onClick={() => props.onDelete(entry.id, title)}
            />
          </DraftRow>
        );
      })}
    </ul>
  );
}

/** What was deleted and can still be put back. */
export function BinList({
  entries,
  onPutBack,
}: {
  entries: DraftSummary[];
  onPutBack: (id: string) => void;
}) {
  const { t } = useTranslation("drafts");
  const length = useLength();
  if (entries.length === 0) {
    return <EmptyState title={t("panel.emptyBin")}>{t("panel.emptyBinHint")}</EmptyState>;
  }
  return (
    <ul>
      {entries.map((entry) => {
        const title = entry.title || t("panel.untitled");
        return (
          <DraftRow key={entry.id} title={title} at={entry.deletedAt} detail={length(entry.characters)}>
            <Button
              aria-label={`${t("panel.restoreDraft")}: ${title}`}
              icon="undo"
              onClick={() => onPutBack(entry.id)}
            >
              {t("panel.restoreDraft")}
            </Button>
          </DraftRow>
        );
      })}
    </ul>
  );
}
