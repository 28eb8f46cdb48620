import { useTranslation } from "react-i18next";

/** The screen of the tools tool. */
export function ToolsScreen() {
  const { t } = useTranslation("tools");
  return (
    <div className="wrap section">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
    </div>
  );
}
