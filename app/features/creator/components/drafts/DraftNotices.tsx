import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import type { DraftNotice } from "../../drafts/draft-state";
import type { OpenDraft } from "./use-draft";

const aboutVersions: ReadonlySet<DraftNotice> = new Set(["conflict", "recoveredVersion"]);

function Row(props: { isGrave: boolean; text: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm lg:px-8 ${props.isGrave ? "bg-caution-soft" : "bg-sunken"}`}
    >
      <Icon
        name={props.isGrave ? "alert" : "info"}
        className={props.isGrave ? "text-caution" : "text-muted"}
      />
      <p className="min-w-48 flex-1">{props.text}</p>
      {props.children}
    </div>
  );
}

type NoticesProps = {
  draft: OpenDraft;
  /** Shows the versions of the draft. */
  onVersions: () => void;
  /** Saves the text as a file, the way out where a browser stores nothing. */
  onDownload: () => void;
};

/** What a person should know of the open draft, with what can be done about it; nothing most of the time. */
export function DraftNotices({ draft, onVersions, onDownload }: NoticesProps) {
  const { t } = useTranslation("drafts");
  const { state, notices, session } = draft;
  return (
    <section role="status" aria-label={t("notice.label")}>
      {state.kind === "unsaved" && (
        <Row isGrave text={t(`notice.unsaved.${state.reason}`)}>
          <div className="flex flex-wrap gap-2">
            {state.reason !== "blocked" && (
              <Button onClick={() => void session?.retry()}>{t("notice.retry")}</Button>
            )}
            <Button icon="download" onClick={onDownload}>
              {t("notice.download")}
            </Button>
          </div>
        </Row>
      )}
      {state.kind === "elsewhere" && (
        <Row isGrave={false} text={t("notice.elsewhere")}>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void session?.continueHere()}>{t("notice.continueHere")}</Button>
            <Button kind="quiet" onClick={() => void session?.workOnCopy()}>
              {t("notice.workOnCopy")}
            </Button>
          </div>
        </Row>
      )}
      {notices.map((notice) => (
        <Row key={notice} isGrave={notice === "fallback"} text={t(`notice.${notice}`)}>
          {aboutVersions.has(notice) && <Button onClick={onVersions}>{t("notice.versions")}</Button>}
          <IconButton icon="close" label={t("notice.dismiss")} onClick={() => session?.dismiss(notice)} />
        </Row>
      ))}
    </section>
  );
}
