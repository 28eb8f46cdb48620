import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import type { IdentityChoice, Viewer } from "~/core/member";
import { AccountPlaces } from "./AccountPlaces";
import type { AccountView } from "./account-view";
import { DataPanel } from "./DataPanel";
import { IdentityCard } from "./IdentityCard";
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
