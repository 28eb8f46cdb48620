import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { ResultSkeleton } from "./ResultSkeleton";
import { useStoredResult } from "./use-result";

const ResultScreen = lazy(() =>
  import("./ResultScreen").then(({ ResultScreen }) => ({ default: ResultScreen })),
);

type TabResultProps = { pingId: string | undefined; allTemplates: boolean };

/** What this tab holds, or that it holds nothing. */
export function TabResult({ pingId, allTemplates }: TabResultProps) {
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
        allTemplates={allTemplates}
        isReopened={stored.opened > 0}
      />
      <ResultFoot kept={versions?.state.kept ?? null} />
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

/** `kept`: whether this device keeps the result; null until that is known. */
function ResultFoot({ kept }: { kept: boolean | null }) {
  const { t } = useTranslation("results");
  return (
    <div className="wrap pb-12 md:pb-16">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <p className="measure flex gap-2 text-sm text-muted">
          <Icon name="lock" className="mt-0.5" />
          {kept === null ? "" : kept ? t("versions.keptHere") : t("tabOnly")}
        </p>
        <ButtonLink to={paths.upload()} icon="refresh">
          {t("startOver")}
        </ButtonLink>
      </div>
    </div>
  );
}
