import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HeaderNav } from "~/ui/Header";

/** The parts of the home page. */
export function HomeNav() {
  const { t } = useTranslation("home");
  const items = [
    { to: paths.homeProducts(), label: t("nav.products") },
    { to: paths.homeAbout(), label: t("nav.about") },
  ];
  return <HeaderNav items={items} />;
}
