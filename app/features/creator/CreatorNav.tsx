import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HeaderNav } from "~/ui/Header";
import { usePreload } from "~/ui/preload";

const whatEveryToolNeeds = () => [import("~/ui/Toast")];

/** The way from one creator tool to the others; it also fetches in advance what all of them need. */
export function CreatorNav() {
  const { t } = useTranslation(["tools", "ui"]);
  usePreload(whatEveryToolNeeds);
  const items = [
    { to: paths.markdownEditor(), label: t("nav.editor") },
    { to: paths.shareCard(), label: t("nav.card") },
    { to: paths.subtitleConverter(), label: t("nav.subtitles") },
    { to: paths.articleScraper(), label: t("nav.scraper") },
    { to: paths.aiWriting(), label: t("nav.writing") },
    { to: paths.materialLibrary(), label: t("nav.library") },
  ];
  return <HeaderNav items={items} label={t("ui:footer.creator")} />;
}
