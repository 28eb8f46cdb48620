import { useTranslation } from "react-i18next";

/** The screen of the subtitles tool. */
export function SubtitlesScreen() {
  const { t } = useTranslation("subtitles");
  return (
    <div className="wrap section">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
    </div>
  );
}
