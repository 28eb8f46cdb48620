import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { NoticeRow } from "../NoticeRow";
import type { DraftNotice } from "./draft-view";
import type { OpenDraft } from "./use-draft";

const aboutVersions: ReadonlySet<DraftNotice> = new Set(["conflict", "recoveredVersion"]);
const cautions: ReadonlySet<DraftNotice> = new Set([
  "fallback",
  "linkDamaged",
  "linkTooLong",
  "linkWaits",
  "fileWaits",
]);

type NoticesProps = {
  draft: OpenDraft;
  onVersions: () => void;
  onDownload: () => void;
};

export function DraftNotices({ draft, onVersions, onDownload }: NoticesProps) {
  const { t } = useTranslation("drafts");
  const { state, notices, session } = draft;
  return (
    <section role="status" aria-label={t("notice.label")}>
      {state.kind === "unsaved" && (
        <NoticeRow tone="caution" text={t(`notice.unsaved.${state.reason}`)}>
          <div className="flex flex-wrap gap-2">
            {state.reason !== "blocked" && (
              <Button onClick={() => void session?.retry()}>{t("notice.retry")}</Button>
            )}
            <Button icon="download" onClick={onDownload}>
              {t("notice.download")}
            </Button>
          </div>
        </NoticeRow>
      )}
      {state.kind === "elsewhere" && (
        <NoticeRow tone="neutral" text={t("notice.elsewhere")}>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void session?.continueHere()}>{t("notice.continueHere")}</Button>
            <Button kind="quiet" onClick={() => void session?.workOnCopy()}>
              {t("notice.workOnCopy")}
            </Button>
          </div>
        </NoticeRow>
      )}
      {notices.map((notice) => (
        <NoticeRow
          key={notice}
          tone={cautions.has(notice) ? "caution" : "neutral"}
          text={t(`notice.${notice}`)}
          close={{ label: t("notice.dismiss"), onClose: () => session?.dismiss(notice) }}
        >
          {aboutVersions.has(notice) && <Button onClick={onVersions}>{t("notice.versions")}</Button>}
        </NoticeRow>
      ))}
    </section>
  );
}
