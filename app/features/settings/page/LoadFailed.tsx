import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/Button";
import { ErrorScreen } from "~/ui/ErrorScreen";

/** In the place of the page whose data could not be loaded. */
export function LoadFailed() {
  const { t } = useTranslation("settings");
  const { pathname, search } = useLocation();
  return (
    <ErrorScreen
      title={t("failed.title")}
      actions={
        <ButtonLink to={pathname + search} kind="primary" icon="refresh" reloadDocument prefetch="none">
          {t("failed.retry")}
        </ButtonLink>
      }
    >
      {t("failed.body")}
    </ErrorScreen>
  );
}
