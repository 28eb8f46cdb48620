import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { BackLink } from "~/ui/BackLink";
import { Figures } from "./Figures";
import { QueuePanel } from "./QueuePanel";
import { ReadingTable } from "./ReadingTable";
import type { SourceAnswer } from "./SourceActions";
import { SourceList } from "./SourceList";
import type { StatusPage } from "./status-page";

const parts = ["figures", "sources", "readings"] as const;

/** How the radar fares, for the administrator. */
export function StatusScreen({ page, answer }: { page: StatusPage; answer?: SourceAnswer }) {
  const { t } = useTranslation("radar");
  const contents = {
    sources: <SourceList page={page} answer={answer} />,
    readings: <ReadingTable rows={page.readings} now={page.now} />,
    figures: (
      <>
        <QueuePanel {...page} />
        <Figures figures={page.figures} budget={page.budget} />
      </>
    ),
  };
  return (
    <div className="wrap section grid gap-12">
      <div className="grid gap-3">
        <BackLink to={paths.memwinkSettings()}>{t("back")}</BackLink>
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("lead")}</p>
        <nav aria-label={t("contents")} className="flex flex-wrap gap-x-6">
          {parts.map((part) => (
            <a
              key={part}
              href={`#${part}`}
              className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t(`${part}.title`)}
            </a>
          ))}
        </nav>
      </div>
      {parts.map((part) => (
        <section
          key={part}
          id={part}
          aria-labelledby={`${part}-title`}
          className="grid min-w-0 gap-5 border-t border-ink pt-4"
        >
          <h2 id={`${part}-title`} className="display text-xl">
            {t(`${part}.title`)}
          </h2>
          {contents[part]}
        </section>
      ))}
    </div>
  );
}
