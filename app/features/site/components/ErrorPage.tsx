import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { ErrorScreen } from "~/ui/ErrorScreen";
import { Page } from "~/ui/Page";

const known = [400, 401, 403, 404, 405, 429, 503] as const;

/** The page for what went wrong, by status, in both languages. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation("common");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const key = known.find((each) => each === status) ?? 500;
  const home = (
    <ButtonLink to={paths.home()} kind="primary" reloadDocument>
      {t("error.home")}
    </ButtonLink>
  );
  return (
    <Page>
      <title>{t(`error.${key}.title`)}</title>
      <ErrorScreen code={status} title={t(`error.${key}.title`)} actions={home}>
        {t(`error.${key}.body`)}
      </ErrorScreen>
    </Page>
  );
}
