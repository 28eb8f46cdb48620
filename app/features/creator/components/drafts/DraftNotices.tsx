import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import type { DraftNotice } from "../../drafts/draft-state";
import type { OpenDraft } from "./use-draft";

const grave: ReadonlySet<DraftNotice> = new Set(["memory", "fallback"]);
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

/** What a person should know of the open draft, with what can be done about it; nothing most of the time. */
export function DraftNotices({ draft, onVersions }: { draft: OpenDraft; onVersions: () => void }) {
  const { t } = useTranslation("drafts");
  const { state, notices, session } = draft;
  return (
    <section role="status" aria-label={t("notice.label")}>
      {state.kind === "elsewhere" && (
        <Row isGrave={false} text={t("notice.elsewhere")}>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => void session?.continueHere()}>
              {t("notice.continueHere")}
            </Button>
            <Button size="small" kind="quiet" onClick={() => void session?.workOnCopy()}>
              {t("notice.workOnCopy")}
            </Button>
          </div>
        </Row>
      )}
      {notices.map((notice) => (
        <Row key={notice} isGrave={grave.has(notice)} text={t(`notice.${notice}`)}>
          {aboutVersions.has(notice) && (
            <Button size="small" onClick={onVersions}>
              {t("notice.versions")}
            </Button>
          )}
          <IconButton icon="close" label={t("notice.dismiss")} onClick={() => session?.dismiss(notice)} />
        </Row>
      ))}
    </section>
  );
}
