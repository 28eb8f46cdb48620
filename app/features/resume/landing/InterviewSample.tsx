import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";

export function InterviewSample() {
  const { t } = useTranslation("offerwink", { keyPrefix: "features.interview" });
  return (
    <figure className="grid gap-6 border-l-2 border-accent pl-6">
      <figcaption className="sr-only">{t("caption")}</figcaption>
      <div className="grid gap-3">
        <p>
          <Badge>{t("technical")}</Badge>
        </p>
        <p className="font-serif text-lg font-semibold">{t("technicalQuestion")}</p>
        <p className="text-base text-muted">
          {t("technicalAnswer")}{" "}
          <span className="text-xs whitespace-nowrap text-accent">{t("source", { line: 12 })}</span>
        </p>
      </div>
      <div className="grid gap-3 border-t border-line pt-6">
        <p>
          <Badge>{t("gap")}</Badge>
        </p>
        <p className="font-serif text-lg font-semibold">{t("gapQuestion")}</p>
      </div>
    </figure>
  );
}
