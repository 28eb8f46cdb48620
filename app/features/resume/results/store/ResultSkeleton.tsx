import { useTranslation } from "react-i18next";
import { Spinner } from "~/ui/Spinner";

export function ResultSkeleton() {
  const { t } = useTranslation("results");
  return (
    <div className="wrap section grid min-h-[70dvh] content-start gap-4">
      <h1 className="sr-only">{t("meta.heading")}</h1>
      <div className="needs-script">
        <Spinner label={t("loading")} />
      </div>
      <noscript>
        <p className="text-muted">{t("noScript")}</p>
      </noscript>
    </div>
  );
}
