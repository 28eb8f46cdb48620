import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { DraftNotice } from "../session/draft-view";
import type { OpenDraft } from "../session/use-draft";

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
        <Alert
          band
          tone="caution"
          announced={false}
          actions={
            <>
              {state.reason !== "blocked" && (
                <Button onClick={() => draft.retry()}>{t("notice.retry")}</Button>
              )}
              <Button icon="download" onClick={onDownload}>
                {t("notice.download")}
              </Button>
            </>
          }
        >
          {t(`notice.unsaved.${state.reason}`)}
        </Alert>
      )}
      {state.kind === "elsewhere" && (
        <Alert
          band
          announced={false}
          actions={
            <>
              <Button onClick={() => void session?.continueHere()}>{t("notice.continueHere")}</Button>
              <Button kind="quiet" onClick={() => void session?.newDraft(session.text())}>
                {t("notice.workOnCopy")}
              </Button>
            </>
          }
        >
          {t("notice.elsewhere")}
        </Alert>
      )}
      {notices.map((notice) => (
        <Alert
          key={notice}
          band
          tone={cautions.has(notice) ? "caution" : "info"}
          announced={false}
          dismiss={{ label: t("notice.dismiss"), onDismiss: () => session?.dismiss(notice) }}
          actions={aboutVersions.has(notice) && <Button onClick={onVersions}>{t("notice.versions")}</Button>}
        >
          {t(`notice.${notice}`)}
        </Alert>
      ))}
    </section>
  );
}
