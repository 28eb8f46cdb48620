import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import type { Report } from "../report";
import { useWords } from "./use-words";

/** Who suggested the changes, and by which rules the score was given. */
export function Provenance({ report }: { report: Report }) {
  const { t, i18n } = useTranslation("results");
  const space = i18n.language === "en" ? " " : "";
  return (
    <p className="text-xs text-muted">
      {report.reader !== "builtin" && `${t("reader")}${space}`}
      {report.edits.length > 0 && `${t(`analyst.${report.analyst}`)}${space}`}
      {report.before && (
        <>
          {t("score.rubric.before")}
          <Link to={paths.rubric()}>{t("score.rubric.name", { version: report.rubric_version })}</Link>
          {t("score.rubric.after")}
        </>
      )}
    </p>
  );
}

/** What its owner must know: that the model did not answer, and what is wrong with the file. */
export function Notices({ report }: { report: Report }) {
  const { t } = useTranslation("results");
  const words = useWords();
  return (
    <>
      {report.fallback && (
        <Alert tone="caution" announced={false}>
          <p>{t("fallback", { reason: words(`errors:${report.fallback.reason}`) })}</p>
          {report.fallback.plan && <p>{t(`notCharged.${report.fallback.plan}`)}</p>}
        </Alert>
      )}
      {report.warnings.length > 0 && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 md:min-h-8 [&::-webkit-details-marker]:hidden">
            <Icon name="alert" size={18} className="text-caution" />
            <span className="underline decoration-edge underline-offset-4">{t("warningsTitle")}</span>
          </summary>
          <ul className="measure grid list-disc gap-1 pl-5 pt-1">
            {report.warnings.map(({ code, values }) => (
              <li key={code}>{words(`results:warnings.${code}`, values)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
