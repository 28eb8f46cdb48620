import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { signOutOfClerk } from "../sign-in/clerk-demand";
import { forgetMember } from "../sign-in/forget-member.client";
import { SignInButton } from "../sign-in/SignInButton";
import { AccountPlaces } from "./AccountPlaces";
import { Avatar } from "./Avatar";
import type { AccountView } from "./account-view";
import { DataPanel } from "./DataPanel";
import { MembershipPanel } from "./MembershipPanel";

type ProfileScreenProps = {
  viewer: Viewer;
  identity: IdentityChoice;
  account: AccountView;
  deleting: boolean;
  answer?: FormAnswer;
  /** The comparison of what can be bought. */
  plans: ReactNode;
};

/** One's own page. On a phone the ways on stand below what one came for. */
export function ProfileScreen({ viewer, identity, account, deleting, answer, plans }: ProfileScreenProps) {
  const { t } = useTranslation("account");
  return (
    <div className="wrap section grid gap-10">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <IdentityCard viewer={viewer} memberSince={account.memberSince} />
        </div>
        <div className="grid content-start gap-12 lg:col-span-8 lg:row-span-2">
          <MembershipPanel account={account} />
          {plans}
          <DataPanel deleting={deleting} answer={answer} />
        </div>
        <div className="lg:col-span-4 lg:col-start-1 lg:row-start-2">
          <AccountPlaces viewer={viewer} identity={identity} />
        </div>
      </div>
    </div>
  );
}

function IdentityCard({ viewer, memberSince }: { viewer: Viewer; memberSince: string | null }) {
  const { t } = useTranslation("account");
  return (
    <div className="flex items-start gap-5 lg:flex-col">
      <Avatar viewer={viewer} large />
      <dl className="grid min-w-0 gap-4">
        <Fact label={t("name.label")}>{viewer.name ?? t("name.none")}</Fact>
        <Fact label={t("email")}>{viewer.email || t("name.none")}</Fact>
        {memberSince && <Fact label={t("since")}>{memberSince}</Fact>}
        {viewer.isAdmin && <Fact label={t("role.label")}>{t("role.admin")}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

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
