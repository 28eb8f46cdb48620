import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";

/** In the place of a feed that could not be loaded, or of a page of it that there is not. */
export function FeedFailed() {
  const { t } = useTranslation("pings");
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) && error.status === 400 ? recordOf(error.data).error : null;
  const isRefused = typeof refused === "string";
  return (
    <div className="wrap section grid gap-8">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <Alert
        tone="bad"
        actions={
          isRefused ? (
            <ButtonLink to={paths.pings()} prefetch="none">
              {t("failed.start")}
            </ButtonLink>
          ) : (
            <ButtonLink to={pathname + search} icon="refresh" reloadDocument prefetch="none">
              {t("failed.retry")}
            </ButtonLink>
          )
        }
      >
        {isRefused ? refused : t("failed.text")}
      </Alert>
    </div>
  );
}
