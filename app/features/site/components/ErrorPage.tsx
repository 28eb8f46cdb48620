import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { ErrorScreen } from "~/ui/ErrorScreen";
import { Page } from "~/ui/Page";

const known = [400, 401, 403, 404, 405, 429, 503] as const;

/** The status of what went wrong, and the one whose words say it. */
function statusOf(error: unknown): { status: number; key: (typeof known)[number] | 500 } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, key: known.find((each) => each === status) ?? 500 };
}

/** The title of the error page, for the head of the document; nothing where nothing went wrong. */
export function ErrorTitle() {
  const error = useRouteError();
  const { t } = useTranslation("common");
  return error === undefined ? null : <title>{t(`error.${statusOf(error).key}.title`)}</title>;
}

/** The page for what went wrong, by status, in both languages. */
export function ErrorPage() {
  const { status, key } = statusOf(useRouteError());
  const { t } = useTranslation("common");
  const home = (
    <ButtonLink to={paths.home()} kind="primary" reloadDocument>
      {t("error.home")}
    </ButtonLink>
  );
  return (
    <Page>
      <ErrorScreen code={status} title={t(`error.${key}.title`)} actions={home}>
        {t(`error.${key}.body`)}
      </ErrorScreen>
    </Page>
  );
}
