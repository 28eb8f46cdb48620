import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";

export type Drawn = { dataUrl: string; shortened: boolean };

export function PicturePanel(props: { drawn: Drawn | null; drawing: boolean; onRemove: () => void }) {
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
