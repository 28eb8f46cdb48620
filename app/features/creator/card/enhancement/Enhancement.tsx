import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { ProblemNote } from "../../provider/ProblemNote";
import type { ModelAccess } from "../../provider/provider-access";
import type { Work } from "../../provider/use-asking";
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

type EnhancementBarProps = {
  headingId: string;
  textAccess: ModelAccess | null;
  running: Work | null;
  isEmpty: boolean;
  buttons: Record<"open" | "draw" | "enhance", RefObject<HTMLButtonElement>>;
  onOpen: () => void;
  onStart: (work: Work) => void;
};

function EnhancementBar(props: EnhancementBarProps) {
  const { headingId, textAccess, running, isEmpty, buttons, onOpen, onStart } = props;
  const { t } = useTranslation("provider");
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
        <Button ref={buttons.open} kind="quiet" icon="sliders" onClick={onOpen}>
          {t("open")}
        </Button>
        <Button
          ref={buttons.draw}
          className="grow"
          icon="picture"
          busy={running === "image"}
          disabled={isEmpty || running !== null}
          onClick={() => onStart("image")}
        >
          {running === "image" ? t("drawing") : t("draw")}
        </Button>
        <Button
          ref={buttons.enhance}
          className="grow"
          icon="spark"
          busy={running === "text"}
          disabled={isEmpty || running !== null}
          onClick={() => onStart("text")}
        >
          {running === "text" ? t("processing") : t("enhance")}
        </Button>
      </div>
    </div>
  );
}
