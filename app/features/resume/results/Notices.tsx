import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Link } from "~/ui/Link";
import type { Report } from "../report";
import { useWords } from "./use-words";

export function Notices({ report }: { report: Report }) {
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-muted">
        {report.reader !== "builtin" && `${t("reader")}${i18n.language === "en" ? " " : ""}`}
        {report.edits.length > 0 && `${t(`analyst.${report.analyst}`)}${i18n.language === "en" ? " " : ""}`}
        {report.before && (
          <>
            {t("score.rubric.before")}
            <Link to={paths.rubric()}>{t("score.rubric.name", { version: report.rubric_version })}</Link>
            {t("score.rubric.after")}
          </>
        )}
      </p>
      {report.fallback && (
        <Alert tone="caution" announced={false}>
          <p>{t("fallback", { reason: words(`errors:${report.fallback.reason}`) })}</p>
          {report.fallback.plan && <p>{t(`notCharged.${report.fallback.plan}`)}</p>}
        </Alert>
      )}
      {report.warnings.length > 0 && (
        <Alert tone="caution" announced={false} heading="h2" title={t("warningsTitle")}>
          <ul className="grid list-disc gap-1 pl-5">
            {report.warnings.map(({ code, values }) => (
              <li key={code}>{words(`results:warnings.${code}`, values)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
