import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { onArrival } from "~/ui/browser/preload";
import { Icon } from "~/ui/Icon";
import { loadWeChat } from "./use-copy";
import { useIsMac } from "./use-screen";

type TopBarProps = {
  previewing: boolean;
  onPreview: () => void;
  onCopy: () => void;
  copying: boolean;
  onDrafts: () => void;
  more: ReactNode;
};

export function TopBar({ previewing, onPreview, onCopy, copying, onDrafts, more }: TopBarProps) {
  const { t } = useTranslation("editor");
  const isMac = useIsMac();
  return (
    <div className="flex min-h-14 items-center gap-1 border-b border-line bg-paper px-1 sm:gap-2 sm:px-3 lg:px-5">
      <Link
        to={paths.mediaTools()}
        aria-label={t("back")}
        title={t("back")}
        className="inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-ink-soft"
      >
        <Icon name="arrowLeft" />
      </Link>
      <h1 className="sr-only font-medium md:not-sr-only md:truncate md:text-base">{t("title")}</h1>
      <Button kind="quiet" icon="file" aria-label={t("drafts")} onClick={onDrafts} className="max-sm:px-3">
        <span className="max-sm:sr-only">{t("drafts")}</span>
      </Button>
      <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-2">
        <Button
          kind="quiet"
          icon="eye"
          aria-pressed={previewing}
          onClick={onPreview}
          className="max-sm:px-3 aria-pressed:bg-ink-soft"
        >
          <span className="max-[22.5rem]:sr-only">{t("preview.toggle")}</span>
        </Button>
        <Button
          kind="primary"
          busy={copying}
          {...onArrival(loadWeChat)}
          onClick={onCopy}
          title={t("copy.keys", { keys: isMac ? "⌘↩" : "Ctrl+Enter" })}
          className="max-[22.5rem]:px-3"
        >
          {t("copy.action")}
        </Button>
        {more}
      </div>
    </div>
  );
}
