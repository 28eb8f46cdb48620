import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { type Service, type ServiceReport, services } from "./service-requests";

type ServiceTestsProps = { running: Service | null; busy: boolean; report?: ServiceReport };

/** A button for each service that asks it with what stands in the form, and what came of the latest. */
export function ServiceTests({ running, busy, report }: ServiceTestsProps) {
  const { t } = useTranslation("admin");
  return (
    <section aria-labelledby="tests" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="tests" className="display text-xl">
          {t("llm.test.title")}
        </h2>
        <p className="measure text-sm text-muted">{t("llm.test.text")}</p>
      </div>
      <ul className="grid border-t border-line">
        {services.map((service) => (
          <li
            key={service}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 text-sm"
          >
            <span className="min-w-40">{t(`llm.services.${service}`)}</span>
            <Button
              type="submit"
              name="intent"
              value={`test:${service}`}
              size="small"
              aria-label={t("llm.test.of", { service: t(`llm.services.${service}`) })}
              busy={running === service}
              disabled={busy}
            >
              {t("llm.test.start")}
            </Button>
            <div role="status" className="min-w-0 basis-full empty:hidden sm:flex-1">
              {report?.service === service && <Report report={report} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ report }: { report: ServiceReport }) {
  const { t } = useTranslation("admin");
  const { asked, status, outcome, ms } = report;
  const works = outcome === "works";
  return (
    <p className="flex gap-1.5 [overflow-wrap:anywhere]">
      <Icon
        name={works ? "check" : "alert"}
        size={18}
        className={works ? "mt-0.5 text-good" : "mt-0.5 text-bad"}
      />
      <span className="grid gap-0.5">
        <span className="font-medium">{t(`llm.outcome.${outcome}`)}</span>
        <span className="text-muted tabular-nums">
          {status === null
            ? t("llm.test.noAnswer", { asked, ms })
            : t("llm.test.answer", { asked, status, ms })}
        </span>
      </span>
    </p>
  );
}
