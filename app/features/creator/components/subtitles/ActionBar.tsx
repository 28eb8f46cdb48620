import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import type { Format } from "../../subtitles/write";
import type { FileActions } from "./use-file-actions";

/** The actions at the foot of a phone's screen. */
export function ActionBar({ actions, format }: { actions: FileActions | null; format: Format }) {
  const { t } = useTranslation("subtitles");
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden"
    >
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <IconButton
          icon="copy"
          label={t("copy")}
          disabled={!actions}
          onClick={() => void actions?.copy()}
          className="border border-edge"
        />
        <Button kind="primary" icon="download" disabled={!actions} onClick={() => actions?.download()}>
          {t(`download.${format}`)}
        </Button>
      </div>
    </div>
  );
}
