import { useTranslation } from "react-i18next";
import { HeaderNav } from "~/frame/Header";
import { paths } from "~/paths";

export function CreatorNav() {
  const { t } = useTranslation(["tools", "ui"]);
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
