import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import type { Viewer } from "~/core/member";
import { HeaderNav } from "~/frame/Header";
import { MembershipUnread } from "~/frame/MembershipUnread";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Link } from "~/ui/Link";
import type { Readings } from "../own/reading";
import { Community } from "./Community";
import { Downloads } from "./Downloads";
import { Extension } from "./Extension";
import { SettingsLists, SettingsSection } from "./SettingsLists";
import type { Edit, SettingsView } from "./settings-view";
import { UserCard } from "./UserCard";

type SettingsScreenProps = {
  viewer: Viewer;
  view: SettingsView;
  answer?: FormAnswer;
  avatar: ReactNode;
  /** The version of our own download. */
  latest?: string;
  /** How that is installed. */
  install: ReactNode;
  plans: ReactNode;
  /** All that can be bought, beside each other. */
  comparison: ReactNode;
};

export function SettingsScreen(props: SettingsScreenProps) {
  const { viewer, view, answer, avatar, latest, install, plans, comparison } = props;
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
          <Extension
            settings={view.sent}
            proUntil={view.proUntil}
            latest={latest}
            storeLink={view.downloads.pluginStore}
          />
          {install}
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

function AdminLinks() {
  const { t } = useTranslation("settings");
  const pages = [
    { to: paths.memberManage(), label: t("admin.members") },
    { to: paths.llmConfig(), label: t("admin.services") },
    { to: paths.focusPointConfig(), label: t("admin.focus") },
    { to: paths.radar(), label: t("admin.radar") },
  ];
  return (
    <SettingsSection id="admin" title={t("admin.title")}>
      <ul className="flex flex-wrap gap-x-8">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center text-sm">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

/** Says what was saved with Pro and does not count without it. */
function SuspendedNote({ readings }: { readings: Readings }) {
  const { t } = useTranslation("settings");
  const all: [Edit, boolean][] = [
    ["embedding", readings.memwink_embed_model.isSuspended],
    ["gen_prompt", readings.memwink_gen_prompt.isSuspended],
    ["qa_prompt", readings.memwink_qa_prompt.isSuspended],
    ["quote", readings.memwink_quote_style.isSuspended || readings.memwink_quote_template.isSuspended],
    ["focus", readings.memwink_news_agent.isSuspended],
  ];
  const suspended = all.filter(([, isSuspended]) => isSuspended);
  if (suspended.length === 0) return null;
  return (
    <Alert tone="caution" announced={false} heading="h2" title={t("suspended.title")}>
      {t("suspended.body")}
      <ul className="list-disc pl-5">
        {suspended.map(([id]) => (
          <li key={id}>{t(`${id}.title`)}</li>
        ))}
      </ul>
    </Alert>
  );
}

export function SettingsNav() {
  const { t } = useTranslation("settings");
  return (
    <HeaderNav
      items={[
        { to: paths.home(), label: t("nav.home") },
        { to: paths.memwink(), label: t("nav.memwink") },
        { to: paths.pings(), label: t("nav.pings") },
        { to: paths.offerwink(), label: t("nav.offerwink") },
      ]}
    />
  );
}

export function SignedOut({ action }: { action: ReactNode }) {
  const { t } = useTranslation("settings");
  return (
    <div className="wrap section">
      <div className="grid max-w-xl justify-items-start gap-5">
        <h1 className="display text-2xl md:text-3xl">{t("signedOut.title")}</h1>
        <p className="text-muted">{t("signedOut.body")}</p>
        {action}
      </div>
    </div>
  );
}
