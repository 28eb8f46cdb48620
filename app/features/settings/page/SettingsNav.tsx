import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HeaderNav } from "~/ui/Header";

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
