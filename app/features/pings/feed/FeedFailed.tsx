import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";

/** In the place of a feed that could not be loaded. */
export function FeedFailed() {
  const { t } = useTranslation("pings");
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section grid gap-8">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <Alert
        tone="bad"
        actions={
          <ButtonLink to={pathname + search} icon="refresh" reloadDocument prefetch="none">
            {t("failed.retry")}
          </ButtonLink>
        }
      >
        {t("failed.text")}
      </Alert>
    </div>
  );
}
