import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HeaderNav } from "~/ui/Header";

export function LandingNav() {
  const { t } = useTranslation("memwink");
  const anchors = {
    features: "features",
    how: "how-it-works",
    privacy: "privacy",
    pricing: "pricing",
  } as const;
  const items = (["features", "how", "privacy", "pricing"] as const).map((id) => ({
    to: `${paths.memwink()}#${anchors[id]}`,
    label: t(`nav.${id}`),
  }));
  return <HeaderNav items={items} />;
}
