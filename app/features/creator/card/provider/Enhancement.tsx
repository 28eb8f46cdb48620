import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { EnhancementBar } from "./EnhancementBar";
import { PicturePanel } from "./PicturePanel";
import { ProblemNote } from "./ProblemNote";
import { SuggestionPanel } from "./SuggestionPanel";
import { type EnhancementProps, useEnhancement } from "./use-enhancement";

/** A better wording and a picture of the content, by the person's own provider. */
export function Enhancement(props: EnhancementProps) {
  const { t } = useTranslation("provider");
  const headingId = useId();
  const tool = useEnhancement(props);
  const { running, met, suggested, drawn, settings } = tool;
  const { Dialog, stored, missing } = settings.opened ?? {};
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-raised">
      <EnhancementBar tool={tool} headingId={headingId} />
      {(running || met || suggested || drawn) && (
        <div className="grid gap-5 border-t border-line p-4">
          {running && (
            <div className="flex items-center justify-between gap-4">
              <p className="text-sm text-muted">{running === "text" ? t("writing") : t("image.waiting")}</p>
              <Button ref={tool.cancelButton} icon="close" onClick={tool.cancel}>
                {t("cancel")}
              </Button>
            </div>
          )}
          {met && (
            <ProblemNote
              met={met}
              onRetry={() => tool.start(met.work)}
              onSettings={() => tool.openSettings(null)}
              onDismiss={tool.dismiss}
            />
          )}
          {suggested && (
            <SuggestionPanel
              suggested={suggested}
              content={props.content}
              onChange={tool.edit}
              onApply={() => tool.apply(suggested)}
              onClear={tool.clear}
              onEarlier={tool.earlier}
            />
          )}
          {(drawn || running === "image") && (
            <PicturePanel drawn={drawn} drawing={running === "image"} onRemove={tool.removePicture} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {tool.said}
      </p>
      {Dialog && stored && missing !== undefined && (
        <Dialog stored={stored} missing={missing} onClose={tool.closeSettings} onSaved={settings.setStored} />
      )}
    </section>
  );
}
