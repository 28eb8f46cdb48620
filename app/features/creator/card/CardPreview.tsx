import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "~/core/locale";
import { IconButton } from "~/ui/IconButton";
import { CardFace } from "./CardFace";
import type { ShortTextType } from "./fit-short-text.client";
import type { CardDay } from "./imprint";
import type { Page } from "./pages.client";
import { Scaled } from "./Scaled";
import type { CardSettings } from "./settings";
import { CARD_WIDTH, EXPORT_SCALE, type Format, heights, pictureSize, SMALLEST_GROWING } from "./size";

type Face = { settings: CardSettings; language: Locale; day: CardDay | null; image: string | null };

type CardPreviewProps = Face & {
  pages: Page[];
  short: string | null;
  shortType: ShortTextType | null;
  growth: number;
  isTight: boolean;
  height: number | null;
  cards: RefObject<HTMLDivElement>;
  busy: boolean;
  onDownload: (index: number) => void;
  onCopy: (index: number) => void;
};

export function CardPreview({ pages, height, cards, busy, onDownload, onCopy, ...face }: CardPreviewProps) {
  const { t } = useTranslation("card");
  const total = pages.length;
  return (
    <div ref={cards} className="grid w-full gap-6">
      {pages.map(({ number, content }) => (
        <Framed
          key={number}
          height={heights[face.settings.format] ?? height}
          label={t("preview.card", { number, total })}
          card={<CardFace {...face} {...{ number, total, height, content }} />}
          below={
            total > 1 && (
              <div className="flex items-center gap-1">
                <p className="flex-1 text-xs text-muted tabular-nums">
                  {t("preview.number", { number, total })}
                </p>
                <IconButton
                  icon="copy"
                  label={t("preview.copyOne", { number })}
                  busy={busy}
                  onClick={() => onCopy(number - 1)}
                />
                <IconButton
                  icon="download"
                  label={t("preview.downloadOne", { number })}
                  busy={busy}
                  onClick={() => onDownload(number - 1)}
                />
              </div>
            )
          }
        />
      ))}
    </div>
  );
}

export function EmptyCard({ children, ...face }: Face & { children: ReactNode }) {
  const { t } = useTranslation("card");
  const height = heights[face.settings.format];
  return (
    <Framed label={t("preview.label")} height={height} card={<CardFace {...face}>{children}</CardFace>} />
  );
}

type FramedProps = { label: string; height: number | null; card: ReactNode; below?: ReactNode };

/** As wide as lets the whole card stand on the screen; one taller than any format is scrolled. */
function Framed({ label, height, card, below }: FramedProps) {
  const full = height ?? SMALLEST_GROWING;
  const fitting = `max(14rem, (100svh - var(--card-above)) * ${CARD_WIDTH / full})`;
  return (
    <div
      style={full > (heights.story ?? 0) ? undefined : { maxWidth: `min(${CARD_WIDTH}px, ${fitting})` }}
      className="mx-auto grid w-full max-w-[540px] gap-1 [--card-above:32rem] md:mx-0 md:[--card-above:19.5rem]"
    >
      <div role="img" aria-label={label} className="overflow-hidden rounded-control outline outline-line">
        <Scaled guess={1}>{card}</Scaled>
      </div>
      {below}
    </div>
  );
}

type CardSizesProps = { format: Format; count: number; height: number | null };

export function CardSizes({ format, count, height }: CardSizesProps) {
  const { t } = useTranslation("card");
  const tall = heights[format] ?? height;
  if (!tall) return null;
  const size = pictureSize(tall);
  return (
    <p role="status" className="text-xs text-muted tabular-nums">
      {t("preview.sizes", { count, ...size })}
      {heights[format] !== null && ` · ${t("preview.breaks")}`}
      {size.width < CARD_WIDTH * EXPORT_SCALE && ` · ${t("preview.lowered")}`}
    </p>
  );
}

type StageProps = {
  settings: CardSettings;
  language: Locale;
  day: CardDay | null;
  image: string | null;
  short: string | null;
  stage: RefObject<HTMLElement>;
  firstStage: RefObject<HTMLElement>;
};

/** Cards of true size out of sight, on which a text is measured: the first (or only) one, and one that continues. */
export function Stage({ image, short, stage, firstStage, ...face }: StageProps) {
  const total = face.settings.format === "auto" ? 1 : 2;
  return (
    <div aria-hidden="true" className="invisible fixed top-0 -left-[9999px] w-[540px]">
      <CardFace {...face} cardRef={firstStage} total={total} image={image} short={short} />
      <CardFace {...face} cardRef={stage} number={total} total={total} short={short} />
    </div>
  );
}
