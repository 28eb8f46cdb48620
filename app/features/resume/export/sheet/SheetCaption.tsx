import { useTranslation } from "react-i18next";
import { spacingOf } from "./DesignControls";
import type { Design } from "./design";
import { outcomeOf, type Sheet } from "./sheet";

const points = (size: number) => Math.round(size * 10) / 10;

type SheetCaptionProps = { sheet: Sheet; design: Design; uploadPages: number | null };

export function SheetCaption({ sheet, design, uploadPages }: SheetCaptionProps) {
  const { t } = useTranslation("results");
  const { pages, paper, size } = sheet;
  const outcome = outcomeOf(sheet, design, uploadPages);
  const values = {
    count: pages.length,
    from: points(design.size),
    size: points(size),
    spacing: t(`design.spacings.${spacingOf(design)}`),
  };
  return (
    <>
      {t("design.pages", {
        count: pages.length,
        paper: t(`design.papers.${paper}`),
        size: points(size),
      })}
      {outcome && " · "}
      {outcome?.is === "tooLong"
        ? t("design.outcome.tooLong", { count: outcome.limit, pages: pages.length })
        : outcome && t(`design.outcome.${outcome.is}`, values)}
    </>
  );
}
