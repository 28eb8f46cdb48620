import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { IconButton } from "~/ui/IconButton";
import type { DraftEntry, DraftSummary } from "../storage/drafts.client";
import { dateOf, formatTime } from "./DraftStateLine";

type Damaged = Extract<DraftEntry, { kind: "damaged" }>;

function useLength(): (count: number) => string {
  const { t, i18n } = useTranslation("drafts");
  return (count) => t("panel.length", { count, number: new Intl.NumberFormat(i18n.language).format(count) });
}

function DraftRow(props: { title: string; at: number | null; detail: string; children: ReactNode }) {
  const { i18n } = useTranslation("drafts");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-40 flex-1">
        <p className="line-clamp-2 font-medium break-words">{props.title}</p>
        <p className="text-xs text-muted">
          {props.at !== null && (
            <time dateTime={dateOf(props.at).toISOString()}>
              {formatTime(props.at, i18n.language, Date.now())}
            </time>
          )}
          {props.at !== null && " · "}
          {props.detail}
        </p>
      </div>
      <div className="flex items-center gap-1">{props.children}</div>
    </li>
  );
}

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

export function BinList(props: { entries: DraftSummary[]; onPutBack: (id: string) => void }) {
  const { entries, onPutBack } = props;
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
