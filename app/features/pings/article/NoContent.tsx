import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { ErrorScreen } from "~/ui/ErrorScreen";

/** In place of a text that we do not have. */
export function NoContent() {
  const { t } = useTranslation("story");
  return (
    <div className="measure grid gap-1 rounded-card border border-dashed border-edge p-6">
      <h2 className="display text-lg">{t("noContent.title")}</h2>
      <p className="text-sm text-muted">{t("noContent.body")}</p>
    </div>
  );
}

/** In place of an article that does not exist, or no longer. */
export function NoArticle() {
  const { t } = useTranslation("story");
  return (
    <ErrorScreen
      code={404}
      title={t("notFound.title")}
      actions={
        <ButtonLink to={paths.pings()} kind="primary" icon="arrowLeft">
          {t("back")}
        </ButtonLink>
      }
    >
      {t("notFound.body")}
    </ErrorScreen>
  );
}
