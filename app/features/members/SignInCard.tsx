import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { SignInButton } from "./SignInButton";

/** What a signed-out reader meets on a page of one's own. */
export function SignInCard({ identity }: { identity: IdentityChoice }) {
  const { t } = useTranslation("account");
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-6 sm:p-8">
      <h1 className="display text-2xl">{t("signIn.title")}</h1>
      <p className="measure text-muted">{t("signIn.body")}</p>
      <SignInButton identity={identity} here={paths.profile()} kind="primary" size="large" />
    </div>
  );
}
