import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import type { Viewer } from "~/core/member";
import { MembershipUnread } from "~/ui/MembershipUnread";
import { AdminLinks } from "./AdminLinks";
import { Community } from "./Community";
import { Downloads } from "./Downloads";
import { SettingsLists } from "./SettingsLists";
import { SettingsSection } from "./SettingsSection";
import { SuspendedNote } from "./SuspendedNote";
import type { SettingsView } from "./settings-view";
import { UserCard } from "./UserCard";

type SettingsScreenProps = {
  viewer: Viewer;
  view: SettingsView;
  answer?: FormAnswer;
  avatar: ReactNode;
  plans: ReactNode;
  /** All that can be bought, beside each other. */
  comparison: ReactNode;
};

export function SettingsScreen({ viewer, view, answer, avatar, plans, comparison }: SettingsScreenProps) {
  const { t } = useTranslation("settings");
  const { readings, choices, abilities } = view;
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-12">
      <div className="grid gap-3 lg:col-span-12">
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("lead")}</p>
        {view.plan.isUnread && <MembershipUnread />}
      </div>
      <div className="grid content-start gap-6 self-start md:max-lg:grid-cols-2 lg:sticky lg:top-8 lg:col-span-4">
        <UserCard viewer={viewer} plan={view.plan} avatar={avatar} />
        <Community codes={view.codes} />
      </div>
      <div className="grid grid-cols-1 content-start gap-10 lg:col-span-8">
        <SuspendedNote readings={readings} />
        <SettingsLists readings={readings} choices={choices} abilities={abilities} answer={answer} />
        <SettingsSection id="downloads" title={t("downloads.title")}>
          <Downloads {...view.downloads} />
        </SettingsSection>
        {viewer.isAdmin && <AdminLinks />}
        <SettingsSection id="plans" title={t("plans.title")}>
          <div className="grid gap-10 pt-3">
            {plans}
            {comparison}
          </div>
        </SettingsSection>
      </div>
    </div>
  );
}
