import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { ProblemNote } from "../../provider/ProblemNote";
import { EnhancementBar } from "./EnhancementBar";
import { SuggestionPanel } from "./SuggestionPanel";
import { type Drawn, type EnhancementProps, useEnhancement } from "./use-enhancement";

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

function PicturePanel(props: { drawn: Drawn | null; drawing: boolean; onRemove: () => void }) {
  const { drawn, drawing, onRemove } = props;
  const { t } = useTranslation("provider");
  return (
    <figure className="grid grid-cols-[auto_1fr] items-center gap-4">
      <div className="grid size-28 place-items-center overflow-hidden rounded-control border border-line bg-sunken sm:size-36">
        {drawn && !drawing ? (
          <img src={drawn.dataUrl} alt={t("image.alt")} className="size-full object-cover" />
        ) : (
          <span className="size-full animate-pulse bg-ink-soft motion-reduce:animate-none" />
        )}
      </div>
      <figcaption className="grid justify-items-start gap-2 text-sm text-muted">
        <span>{t("image.use")}</span>
        {drawn && !drawing && (
          <>
            {drawn.shortened && (
              <Alert tone="caution" announced={false}>
                {t("image.shortened")}
              </Alert>
            )}
            <Button size="small" icon="trash" className="min-h-11" onClick={onRemove}>
              {t("image.remove")}
            </Button>
          </>
        )}
      </figcaption>
    </figure>
  );
}
