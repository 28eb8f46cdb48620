import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import type { CardTool } from "./use-card-tool";

/** The primary action: the card as a picture, several as one file. */
export function DownloadButton({ tool, className }: { tool: CardTool; className?: string }) {
  const { t } = useTranslation("card");
  const { pages, pictures, isDrawing } = tool;
  const { running } = pictures;
  const isDownloading = running?.work === "download";
  const words =
    isDownloading && pages.length > 1 && running.card === null
      ? t("actions.downloadingMany", { done: running.done, count: pages.length })
      : isDownloading
        ? t("actions.downloading")
        : pages.length > 1
          ? t("actions.downloadAll", { count: pages.length })
          : t("actions.download");
  return (
    <Button
      kind="primary"
      icon="download"
      busy={isDownloading}
      disabled={pages.length === 0 || running !== null || isDrawing}
      onClick={() => tool.download(null)}
      className={className}
    >
      {words}
    </Button>
  );
}

/** What can be done with the cards besides keeping them. */
export function OtherActions({ tool }: { tool: CardTool }) {
  const { t } = useTranslation("card");
  const { pages, pictures, kept, isDrawing } = tool;
  const isEmpty = kept.text.trim() === "";
  const elsewhere = isEmpty ? null : withStartingText(paths.markdownEditor(), kept.text);
  return (
    <>
      {pages.length <= 1 && (
        <Button
          icon="picture"
          busy={pictures.running?.work === "copyImage"}
          disabled={pages.length === 0 || pictures.running !== null || isDrawing}
          onClick={() => tool.copyPicture(0)}
        >
          {t("actions.copyImage")}
        </Button>
      )}
      <Button icon="copy" disabled={isEmpty} onClick={tool.copyWords}>
        {t("actions.copyText")}
      </Button>
      {elsewhere && (
        <ButtonLink kind="quiet" to={elsewhere} prefetch="none" className="px-2!">
          {t("actions.openEditor")}
        </ButtonLink>
      )}
    </>
  );
}
