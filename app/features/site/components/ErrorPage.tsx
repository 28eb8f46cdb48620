import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

const known = [400, 401, 403, 404, 405, 429, 503] as const;

/** The page for what went wrong, by status, in both languages. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation("common");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const key = known.find((each) => each === status) ?? 500;
  return (
    <main id="main">
      <h1>{t(`error.${key}.title`)}</h1>
      <p>{t(`error.${key}.body`)}</p>
      <a href={paths.home()}>{t("error.home")}</a>
    </main>
  );
}
