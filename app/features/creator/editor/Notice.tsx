import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { useIsMac } from "./use-is-mac";
import type { NoticeName, ShownNotice } from "./use-notice";

const ofCopying = [
  "failed",
  "selected",
  "copyAgain",
  "notPrepared",
  "tooComplex",
  "tooComplexSaved",
  "formulas",
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

/** "a.pdf, b.png, 4 more", in the language of the page. */
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

/** What the person should know about what just happened, and what to do about it. */
export function Notice({ notice, onSelect, onDrafts, onClose }: NoticeProps) {
  const { t } = useTranslation(["editor", "copying"]);
  const { name, tone, count } = notice;
  const names = useListed(notice.names);
  const keys = useIsMac() ? "⌘C" : "Ctrl+C";
  const words = isOfCopying(name)
    ? t(`copying:${name}`, { count, keys })
    : t(`notice.${name}`, { count, names });
  return (
    <Alert
      band
      tone={tone === "neutral" ? "info" : tone}
      announced={tone === "bad"}
      dismiss={{ label: t("notice.close"), onDismiss: onClose }}
      actions={
        <>
          {name === "failed" && (
            <Button size="small" onClick={onSelect}>
              {t("copying:select")}
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
