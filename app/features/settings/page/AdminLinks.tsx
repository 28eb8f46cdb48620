import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import { SettingsSection } from "./SettingsSection";

export function AdminLinks() {
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
