import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import type { DraftSession } from "../session/draft-session.client";
import type { Version } from "../storage/record";
import { formatTime } from "./DraftStateLine";

const MOST_SHOWN = 4000;

function VersionItem(props: {
  version: Version;
  session: DraftSession;
  readOnly: boolean;
  onRestore: () => void;
}) {
  const { version, session } = props;
  const { t, i18n } = useTranslation("drafts");
  const number = new Intl.NumberFormat(i18n.language).format(version.length);
  const [text, setText] = useState<string | null | undefined>(undefined);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const time = formatTime(version.at, i18n.language, Date.now());

  async function show(isOpen: boolean): Promise<void> {
    if (!isOpen || text !== undefined) return;
    setIsUnreadable(false);
    try {
      const store = await session.drafts();
      setText(await store.versionText(version));
    } catch (error) {
      console.error(error);
      setIsUnreadable(true);
    }
  }

  return (
    <li className="border-b border-line last:border-b-0">
      <details onToggle={(event) => void show(event.currentTarget.open)}>
        <summary className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-control py-2 hover:bg-ink-soft">
          <time dateTime={new Date(version.at).toISOString()} className="font-medium tabular-nums">
            {time}
          </time>
          <span className="text-xs text-muted">
            {t("versions.length", { count: version.length, number })} ·{" "}
            {t(`versions.reason.${version.reason}`)}
          </span>
        </summary>
        <div className="grid justify-items-start gap-3 pb-4">
          {isUnreadable && <p className="text-sm text-bad">{t("panel.failed")}</p>}
          {text === null && <p className="text-sm text-bad">{t("versions.gone")}</p>}
          {typeof text === "string" && (
            <>
              <textarea
                readOnly
                aria-label={t("versions.preview", { time })}
                value={text.slice(0, MOST_SHOWN)}
                rows={8}
                className="w-full resize-y rounded-control border border-line bg-sunken p-3 font-mono text-sm pointer-coarse:text-base"
              />
              {text.length > MOST_SHOWN && <p className="text-xs text-muted">{t("versions.more")}</p>}
              <Button icon="undo" disabled={props.readOnly} onClick={props.onRestore}>
                {t("versions.restore")}
              </Button>
            </>
          )}
        </div>
      </details>
    </li>
  );
}

export function VersionList(props: {
  versions: Version[];
  title: string;
  session: DraftSession;
  readOnly: boolean;
  onRestore: (version: Version) => void;
}) {
  const { t } = useTranslation("drafts");
  if (props.versions.length === 0) {
    return <EmptyState title={t("versions.empty")}>{t("versions.emptyHint")}</EmptyState>;
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t("versions.about", { title: props.title })}</p>
      <ul>
        {props.versions.map((version) => (
          <VersionItem
            key={`${version.at} ${version.id}`}
            version={version}
            session={props.session}
            readOnly={props.readOnly}
            onRestore={() => props.onRestore(version)}
          />
        ))}
      </ul>
    </div>
  );
}
