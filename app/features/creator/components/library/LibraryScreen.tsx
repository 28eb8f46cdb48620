import { useTranslation } from "react-i18next";

/** The screen of the library tool. */
export function LibraryScreen() {
  const { t } = useTranslation("library");
  return (
    <div className="wrap section">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
    </div>
  );
}
