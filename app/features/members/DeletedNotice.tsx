import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { Alert } from "~/ui/Alert";
import { signOutOfClerk } from "./clerk-demand";
import { clearTab } from "./use-sign-out";

/** Says that the account is deleted, and clears what this tab still holds of it. */
export function DeletedNotice({ identity }: { identity: IdentityChoice }) {
  const { t } = useTranslation("account");
  useEffect(() => {
    clearTab();
    if (identity.kind === "clerk") void signOutOfClerk();
  }, [identity.kind]);
  return (
    <Alert tone="good" title={t("deleted.title")}>
      {t("deleted.body")}
    </Alert>
  );
}
