import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { EnhancementTool } from "./use-enhancement";

/** What the provider can be asked for, and whether it can be asked yet. */
export function EnhancementBar({ tool, headingId }: { tool: EnhancementTool; headingId: string }) {
  const { t } = useTranslation("provider");
  const { buttons, running, start, isEmpty, hasNothingToDraw } = tool;
  const textAccess = tool.settings.stored?.settings.text;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={headingId} className="flex items-center gap-2 text-sm font-medium">
          <Icon name="spark" className="text-accent" />
          {t("title")}
        </h2>
        <p className="text-xs break-words text-muted">
          {textAccess
            ? textAccess.apiKey
              ? t("ready", { model: textAccess.model })
              : t("noKey")
            : t("usesOwnKey")}
        </p>
      </div>
      <div className="flex grow flex-wrap gap-2">
        <Button ref={buttons.open} kind="quiet" icon="sliders" onClick={() => tool.openSettings(null)}>
          {t("open")}
        </Button>
        <Button
          ref={buttons.draw}
          className="grow"
          icon="picture"
          busy={running === "image"}
          disabled={hasNothingToDraw || running !== null}
          onClick={() => start("image")}
        >
          {running === "image" ? t("drawing") : t("draw")}
        </Button>
        <Button
          ref={buttons.enhance}
          className="grow"
          icon="spark"
          busy={running === "text"}
          disabled={isEmpty || running !== null}
          onClick={() => start("text")}
        >
          {running === "text" ? t("processing") : t("enhance")}
        </Button>
      </div>
    </div>
  );
}
