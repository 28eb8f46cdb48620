import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { ProblemNote } from "../../provider/ProblemNote";
import { EnhancementBar } from "./EnhancementBar";
import { PicturePanel } from "./PicturePanel";
import { SuggestionPanel } from "./SuggestionPanel";
import { type EnhancementProps, useEnhancement } from "./use-enhancement";

export function Enhancement(props: EnhancementProps) {
  const { t } = useTranslation("provider");
  const headingId = useId();
  const enhancement = useEnhancement(props);
  const { buttons, asking, suggestion, picture, settings, status } = enhancement;
  const { running, failure } = asking;
  const { suggested } = suggestion;
  const { Dialog, stored, missing } = settings.opened ?? {};
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-raised">
      <EnhancementBar
        headingId={headingId}
        textAccess={settings.stored?.settings.text ?? null}
        running={running}
        isEmpty={enhancement.isEmpty}
        buttons={buttons}
        onOpen={() => settings.open(null)}
        onStart={asking.start}
      />
      {(running || failure || suggested || picture.drawn) && (
        <div className="grid gap-5 border-t border-line p-4">
          {running && (
            <div className="flex items-center justify-between gap-4">
              <p className="text-sm text-muted">{running === "text" ? t("writing") : t("image.waiting")}</p>
              <Button ref={buttons.cancel} icon="close" onClick={asking.cancel}>
                {t("cancel")}
              </Button>
            </div>
          )}
          {failure && (
            <ProblemNote
              failure={failure}
              onRetry={() => asking.start(failure.work)}
              onSettings={() => settings.open(null)}
              onDismiss={asking.dismiss}
            />
          )}
          {suggested && (
            <SuggestionPanel
              suggested={suggested}
              content={props.content}
              onChange={suggestion.edit}
              onApply={() => suggestion.apply(suggested)}
              onClear={suggestion.clear}
              onEarlier={suggestion.earlier}
            />
          )}
          {(picture.drawn || running === "image") && (
            <PicturePanel drawn={picture.drawn} drawing={running === "image"} onRemove={picture.remove} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
      {Dialog && stored && missing !== undefined && (
        <Dialog stored={stored} missing={missing} onClose={settings.close} onSaved={settings.setStored} />
      )}
    </section>
  );
}
