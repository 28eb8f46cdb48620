import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { signOutOfClerk } from "./clerk-demand";
import { forgetMember } from "./use-sign-out";

/** Says that the account is deleted, and clears what this tab still holds of it. */
export function DeletedNotice({ identity }: { identity: IdentityChoice }) {
  const { t } = useTranslation("account");
  useEffect(() => {
    void forgetMember();
    if (identity.kind === "clerk") void signOutOfClerk();
  }, [identity.kind]);
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="display text-2xl md:text-3xl">{t("deleted.title")}</h1>
      <p className="measure text-muted">{t("deleted.body")}</p>
      <ButtonLink to={paths.home()} kind="primary" size="large">
        {t("deleted.home")}
      </ButtonLink>
    </div>
  );
}
