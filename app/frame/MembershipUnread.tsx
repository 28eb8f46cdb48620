import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";

export function MembershipUnread() {
  const { t } = useTranslation("common");
  const { pathname, search } = useLocation();
  const retry = (
    <ButtonLink to={pathname + search} size="small" icon="refresh" reloadDocument prefetch="none">
      {t("error.retry")}
    </ButtonLink>
  );
  return (
    <Alert tone="bad" announced={false} title={t("error.membership.title")} actions={retry}>
      {t("error.membership.body")}
    </Alert>
  );
}
