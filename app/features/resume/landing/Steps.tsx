import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { HowItWorks } from "~/ui/HowItWorks";
import { Link } from "~/ui/Link";
import { Screen } from "~/ui/Screen";

const steps = ["upload", "analysis", "results"] as const;

export function Steps() {
  const { t } = useTranslation("offerwink");
  return (
    <HowItWorks
      id="how"
      label={t("how.label")}
      title={t("how.title")}
      steps={steps.map((step) => ({ title: t(`how.${step}.title`), body: t(`how.${step}.body`) }))}
    >
      <figure className="grid gap-3 pt-12">
        <Screen name="result" alt={t("how.screen.alt")} />
        <figcaption className="text-sm text-muted">
          {t("how.screen.caption")} <Link to={paths.sample()}>{t("hero.sample")}</Link>
        </figcaption>
      </figure>
    </HowItWorks>
  );
}
