import { useTranslation } from "react-i18next";
import { CARD_WIDTH, EXPORT_SCALE, type Format, heights, pictureSize } from "./size";

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
