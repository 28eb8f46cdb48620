import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Link } from "~/ui/Link";
import { ResultSkeleton } from "./ResultSkeleton";
import { useStoredResult } from "./use-result";

const ResultScreen = lazy(() =>
  import("../ResultScreen").then(({ ResultScreen }) => ({ default: ResultScreen })),
);

type TabResultProps = { pingId: string | undefined; allTemplates: boolean; hasWordings: boolean };

export function TabResult({ pingId, allTemplates, hasWordings }: TabResultProps) {
  const { t } = useTranslation("results");
  const { stored, versions } = useStoredResult(pingId);
  if (stored === undefined) return <ResultSkeleton />;
  if (stored === null) return <NoResult />;
  return (
    <>
      <ResultScreen
        key={stored.opened}
        result={stored.result}
        store={stored.store}
        versions={versions}
        {...{ allTemplates, hasWordings }}
        isReopened={stored.opened > 0}
      />
      {/* What keeps it has not come, so nothing does. */}
      {versions === null && <p className="wrap pb-6 text-sm text-muted">{t("tabOnly")}</p>}
    </>
  );
}

function NoResult() {
  const { t } = useTranslation(["results", "errors"]);
  return (
    <div className="wrap section">
      <h1 className="sr-only">{t("meta.heading")}</h1>
      <EmptyState
        title={t("errors:results.noContent")}
        action={
          <ButtonLink to={paths.upload()} kind="primary" icon="arrowLeft">
            {t("empty.action")}
          </ButtonLink>
        }
      >
        {t("empty.body")} <Link to={paths.sample()}>{t("empty.sample")}</Link>
      </EmptyState>
    </div>
  );
}
