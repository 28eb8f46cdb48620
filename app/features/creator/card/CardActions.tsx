import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { onArrival } from "~/ui/browser/preload";
import { useCanShare } from "~/ui/browser/share";
import { cardFileName, loadCapture, type Running } from "./use-pictures";

type Pictures = { count: number; running: Running | null; isReady: boolean };

type DownloadButtonProps = Pictures & { onDownload: () => void; className?: string };

export function DownloadButton({ count, running, isReady, onDownload, className }: DownloadButtonProps) {
  const { t } = useTranslation("card");
  const isDownloading = running?.work === "download";
  const words =
    isDownloading && count > 1 && running.card === null
      ? t("actions.downloadingMany", { done: running.done, count })
      : isDownloading
        ? t("actions.downloading")
        : count > 1
          ? t("actions.downloadAll", { count })
          : t("actions.download");
  return (
    <Button
      kind="primary"
      icon="download"
      busy={isDownloading}
      disabled={count === 0 || running !== null || !isReady}
      {...onArrival(loadCapture)}
      onClick={onDownload}
      className={className}
    >
      {words}
    </Button>
  );
}

type OtherActionsProps = Pictures & { text: string } & Record<Press, () => void>;
type Press = "onCopyImage" | "onShare" | "onCopyText";

const aPicture = () => ({ files: [new File([""], cardFileName(null), { type: "image/png" })] });

export function OtherActions(props: OtherActionsProps) {
  const { count, running, isReady, text, onCopyImage, onShare, onCopyText } = props;
  const { t } = useTranslation(["card", "ui"]);
  const canShare = useCanShare(aPicture);
  const isEmpty = text.trim() === "";
  const editor = isEmpty ? null : withStartingText(paths.markdownEditor(), text);
  return (
    <>
      {canShare && (
        <Button
          icon="share"
          busy={running?.work === "share"}
          disabled={count === 0 || running !== null || !isReady}
          {...onArrival(loadCapture)}
          onClick={onShare}
        >
          {t("ui:share.action")}
        </Button>
      )}
      {count <= 1 && (
        <Button
          icon="picture"
          busy={running?.work === "copyImage"}
          disabled={count === 0 || running !== null || !isReady}
          {...onArrival(loadCapture)}
          onClick={onCopyImage}
        >
          {t("actions.copyImage")}
        </Button>
      )}
      <Button icon="copy" disabled={isEmpty} onClick={onCopyText}>
        {t("actions.copyText")}
      </Button>
      {editor && (
        <ButtonLink kind="quiet" to={editor} prefetch="none" className="px-2!">
          {t("actions.openEditor")}
        </ButtonLink>
      )}
    </>
  );
}
