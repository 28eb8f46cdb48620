import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Resume, ResumeLanguage } from "~/core/resume";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { Spinner } from "~/ui/Spinner";
import { blocksOf } from "./blocks";
import { DesignControls, spacingOf } from "./DesignControls";
import { type Design, isLocked } from "./design";
import { outcomeOf } from "./outcome";
import { SheetView } from "./SheetView";
import type { Sheet } from "./sheet";
import { TemplateChooser } from "./TemplateChooser";
import { useSheet } from "./use-sheet";

type Props = {
  resume: Resume;
  design: Design;
  language: ResumeLanguage;
  /** How many pages the upload had; null where that is not known. */
  uploadPages: number | null;
  allTemplates: boolean;
  onChoose(design: Design): void;
};

/** The pages as they will be saved, beside what can be chosen about them. */
export function DesignPanel(props: Props) {
  const { resume, design, language, uploadPages, allTemplates, onChoose } = props;
  const { t } = useTranslation("results");
  const blocks = useMemo(() => blocksOf(resume), [resume]);
  const { shown, rough, failed, retry } = useSheet({ blocks, design, language, uploadPages });
  const [isLarge, setIsLarge] = useState(false);
  return (
    <section
      aria-label={t("design.title")}
      className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
        <TemplateChooser {...{ design, language, allTemplates, rough, onChoose }} />
        {isLocked(design.template, allTemplates) && (
          <Alert
            title={t("design.locked.title")}
            actions={
              <ButtonLink size="small" to={paths.offerOf("perUse")}>
                {t("design.locked.plans")}
              </ButtonLink>
            }
          >
            {t("design.locked.body")}
          </Alert>
        )}
      </div>
      <div className="grid min-w-0 gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {failed && (
          <Alert
            tone="bad"
            actions={
              <Button size="small" icon="refresh" onClick={retry}>
                {t("retry")}
              </Button>
            }
          >
            {t("design.failed")}
          </Alert>
        )}
        {shown ? (
          <>
            <div className="flex items-center justify-between gap-3">
              <p role="status" className="text-sm text-muted">
                <span className="font-medium text-ink tabular-nums">{sizesOf(t, shown.sheet)}</span>{" "}
                {outcomeText(t, shown.sheet, design, uploadPages)}
              </p>
              <Button
                size="small"
                icon={isLarge ? "file" : "search"}
                onClick={() => setIsLarge(!isLarge)}
                className="shrink-0 md:hidden"
              >
                {t(isLarge ? "design.wholePage" : "design.enlarge")}
              </Button>
            </div>
            <div
              data-print
              className={`grid gap-4 rounded-card border border-line bg-sunken p-3 sm:p-6 ${isLarge ? "max-md:overflow-x-auto" : ""}`}
              lang={language}
            >
              {shown.sheet.pages.map((page, index) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is told by its number alone
                  key={index}
                  className={`mx-auto w-full max-w-[50rem] shadow-(--shadow-float) ${isLarge ? "max-md:w-[46rem] print:w-full" : ""}`}
                >
                  <SheetView
                    page={page}
                    paper={shown.sheet.paper}
                    fonts={shown.fonts}
                    label={t("design.page", { number: index + 1, count: shown.sheet.pages.length })}
                  />
                </div>
              ))}
            </div>
          </>
        ) : (
          !failed && (
            <div className="grid aspect-[1/1.2] place-items-center rounded-card border border-line bg-sunken">
              <Spinner label={t("design.loading")} />
            </div>
          )
        )}
      </div>
      <div className="lg:col-start-2 lg:row-start-2">
        <DesignControls design={design} hasUploadPages={uploadPages !== null} onChoose={onChoose} />
      </div>
    </section>
  );
}

const points = (size: number) => Math.round(size * 10) / 10;

function sizesOf(t: TFunction<"results">, { pages, paper, size }: Sheet): string {
  return t("design.pages", { count: pages.length, paper: t(`design.papers.${paper}`), size: points(size) });
}

/** What became of the wish for so many pages. */
function outcomeText(
  t: TFunction<"results">,
  sheet: Sheet,
  design: Design,
  uploadPages: number | null,
): string {
  const outcome = outcomeOf(sheet, design, uploadPages);
  if (!outcome) return "";
  const pages = sheet.pages.length;
  if (outcome.is === "shorter") return t("design.outcome.shorter");
  if (outcome.is === "tooLong") return t("design.outcome.tooLong", { count: outcome.limit, pages });
  return t(`design.outcome.${outcome.is}`, {
    count: pages,
    from: points(design.size),
    size: points(sheet.size),
    spacing: t(`design.spacings.${spacingOf(design)}`),
  });
}
