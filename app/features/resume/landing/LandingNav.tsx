import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HeaderNav } from "~/ui/Header";

export function LandingNav() {
  const { t } = useTranslation("offerwink");
  const items = (["features", "how", "pricing"] as const).map((id) => ({
    to: `${paths.offerwink()}#${id}`,
    label: t(`nav.${id}`),
  }));
  return <HeaderNav items={items} />;
}
