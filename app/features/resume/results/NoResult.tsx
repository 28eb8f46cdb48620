import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Link } from "~/ui/Link";

export function NoResult() {
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
