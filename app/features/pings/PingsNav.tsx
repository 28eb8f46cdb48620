import { useTranslation } from "react-i18next";
import { HeaderNav } from "~/frame/Header";
import { paths } from "~/paths";

export function PingsNav() {
  const { t } = useTranslation("pings");
  return (
    <HeaderNav
      items={[
        { to: paths.home(), label: t("nav.home") },
        { to: paths.pings(), label: t("nav.pings") },
        { to: paths.kept(), label: t("nav.kept") },
      ]}
    />
  );
}
