import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { useIsMac } from "./use-screen";

const tones = {
  pictureFile: "caution",
  fileKind: "caution",
  fileTooLarge: "caution",
  fileEmpty: "caution",
  fileEncoding: "caution",
  fileUnread: "bad",
  zipDamaged: "bad",
  zipLocked: "caution",
  zipPacking: "caution",
  zipTooMuch: "caution",
  zipNoText: "caution",
  filesOpening: "info",
  filesOpened: "info",
  filesKnown: "info",
  filesPartly: "caution",
  filesNone: "caution",
  filesStopped: "bad",
  themeNotStored: "caution",
  blank: "bad",
  failed: "bad",
  selected: "info",
  noArticle: "bad",
  notDrawn: "bad",
  drawing: "info",
  copyAgain: "caution",
  notLoaded: "bad",
  notPrepared: "bad",
  tooComplex: "caution",
  tooComplexSaved: "caution",
} as const;

type NoticeName = keyof typeof tones;
type Details = { count?: number; names?: readonly string[]; retry?: () => void };
type ShownNotice = { name: NoticeName; retry?: () => void } & Required<Omit<Details, "retry">>;
export type Notify = (name: NoticeName | null, details?: Details) => void;

export function useNotice(): [ShownNotice | null, Notify] {
  const [notice, setNotice] = useState<ShownNotice | null>(null);
  return [
    notice,
    (name, { count = 0, names = [], retry } = {}) => setNotice(name && { name, count, names, retry }),
  ];
}

const ofCopying = [
  "failed",
  "selected",
  "copyAgain",
  "notPrepared",
  "tooComplex",
  "tooComplexSaved",
] as const;

function isOfCopying(name: NoticeName): name is (typeof ofCopying)[number] {
  return ofCopying.some((each) => each === name);
}

const aboutDrafts: ReadonlySet<NoticeName> = new Set([
  "filesOpened",
  "filesKnown",
  "filesPartly",
  "filesStopped",
]);
const MOST_NAMES = 3;

function useListed(names: readonly string[]): string {
  const { t } = useTranslation("editor");
  const more = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES);
  return [...shown, ...(more > 0 ? [t("notice.more", { count: more })] : [])].join(t("notice.between"));
}

type NoticeProps = {
  notice: ShownNotice;
  onSelect: () => void;
  onDrafts: () => void;
  onClose: () => void;
};

export function Notice({ notice, onSelect, onDrafts, onClose }: NoticeProps) {
  const { t } = useTranslation(["editor", "copying"]);
  const { name, count, retry } = notice;
  const names = useListed(notice.names);
  const keys = useIsMac() ? "⌘C" : "Ctrl+C";
  const words = isOfCopying(name)
    ? t(`copying:${name}`, { count, keys })
    : t(`notice.${name}`, { count, names });
  const tone = tones[name];
  return (
    <Alert
      band
      tone={tone}
      announced={tone === "bad"}
      dismiss={{ label: t("notice.close"), onDismiss: onClose }}
      actions={
        <>
          {name === "failed" && (
            <Button size="small" onClick={onSelect}>
              {t("copying:select")}
            </Button>
          )}
          {retry && (
            <Button size="small" icon="refresh" onClick={retry}>
              {t("notice.retry")}
            </Button>
          )}
          {aboutDrafts.has(name) && (
            <Button size="small" onClick={onDrafts}>
              {t("notice.showDrafts")}
            </Button>
          )}
        </>
      }
    >
      {words}
    </Alert>
  );
}

export function CopyMessage({ shown }: { shown: boolean }) {
  const { t } = useTranslation("copying");
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-50 grid place-items-center px-4">
      {shown && (
        <div className="grid animate-enter grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-card border border-transparent bg-ink px-6 py-4 text-paper shadow-float">
          <Icon name="check" />
          <p className="font-medium">{t("copied")}</p>
          <p className="col-start-2 text-sm">{t("next")}</p>
        </div>
      )}
    </div>
  );
}
