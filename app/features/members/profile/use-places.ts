import { useTranslation } from "react-i18next";
import type { Viewer } from "~/core/member";
import { paths } from "~/paths";
import type { IconName } from "~/ui/Icon";

type Place = { id: string; label: string; to: string; icon: IconName };

/** The pages of a member's own: settings, and for the administrator those that run the service. */
export function usePlaces(viewer: Pick<Viewer, "isAdmin">): Place[] {
  const { t } = useTranslation("signin");
  const own: Place[] = [
    { id: "settings", label: t("menu.settings"), to: paths.memwinkSettings(), icon: "sliders" },
  ];
  if (!viewer.isAdmin) return own;
  return [
    ...own,
    { id: "members", label: t("menu.members"), to: paths.memberManage(), icon: "table" },
    { id: "services", label: t("menu.services"), to: paths.llmConfig(), icon: "link" },
    { id: "focus", label: t("menu.focus"), to: paths.focusPointConfig(), icon: "spark" },
  ];
}
