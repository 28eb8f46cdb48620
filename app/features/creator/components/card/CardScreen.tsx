import { useTranslation } from "react-i18next";

/** The screen of the card tool. */
export function CardScreen() {
  const { t } = useTranslation("card");
  return (
    <div className="wrap section">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
    </div>
  );
}
