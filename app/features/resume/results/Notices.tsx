import { Trans, useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import type { Report } from "../report";
import { useWords } from "./use-words";

/** Who wrote the changes and by which rubric the score was made, and what the owner should know of the file. */
export function Notices({ report }: { report: Report }) {
  const { t } = useTranslation("results");
  const words = useWords();
  const refused = Object.values(report.rejected).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-muted">
        {t(`analyst.${report.analyst}`)}{" "}
        <Trans
          t={t}
          i18nKey="score.rubric"
          values={{ version: report.rubric_version }}
          components={{ rubric: <Link to={paths.rubric()} /> }}
        />{" "}
        {refused > 0 && words("reasons:dropped", { count: refused })}
      </p>
      {report.fallback && (
        <p className="flex gap-2 text-caution">
          <Icon name="alert" className="mt-0.5" />
          {t("fallback", { reason: words(`errors:${report.fallback.reason}`) })}
        </p>
      )}
      {report.warnings.length > 0 && (
        <div className="rounded-control border border-caution bg-caution-soft px-4 py-3">
          <h2 className="flex gap-2 font-medium text-caution">
            <Icon name="alert" className="mt-0.5" />
            {t("warningsTitle")}
          </h2>
          <ul className="grid list-disc gap-1 pt-1 pl-12">
            {report.warnings.map(({ code, values }) => (
              <li key={code}>{words(`results:warnings.${code}`, values)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
