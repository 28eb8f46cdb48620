import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HeaderNav } from "~/ui/Header";

export function PingsNav() {
  const { t } = useTranslation("pings");
  return (
    <HeaderNav
      items={[
        { to: paths.home(), label: t("nav.home") },
        { to: paths.pings(), label: t("nav.pings") },
      ]}
    />
  );
}
