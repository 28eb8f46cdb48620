import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HeaderNav } from "~/frame/Header";
import { Screen } from "~/frame/Screen";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { ClosingSection } from "~/ui/landing/ClosingSection";
import { HowItWorks } from "~/ui/landing/HowItWorks";
import { PrivacySection } from "~/ui/landing/PrivacySection";
import { Voices } from "~/ui/landing/Voices";
import { Features } from "./Features";
import { Hero } from "./Hero";

const steps = ["upload", "analysis", "results"] as const;
const promises = ["file", "result", "contact", "records"] as const;
const voices = ["bilingual", "teacher", "recruiter"] as const;

export function Landing({ children }: { children: ReactNode }) {
  const { t } = useTranslation("offerwink");
  return (
    <>
      <Hero />
      <Features />
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
      <PrivacySection
        label={t("privacy.label")}
        title={t("privacy.title")}
        statement={t("privacy.statement")}
        promises={promises.map((each) => ({
          title: t(`privacy.${each}.title`),
          body: t(`privacy.${each}.body`),
        }))}
      />
      {children}
      <Voices
        label={t("voices.label")}
        title={t("voices.title")}
        lead={t("voices.lead")}
        sample={t("voices.sample")}
        voices={voices.map((id) => ({
          face: id,
          text: t(`voices.${id}.text`),
          name: t(`voices.${id}.who`),
        }))}
      />
      <ClosingSection
        title={t("close.title")}
        action={<StartLink to={paths.upload()}>{t("start")}</StartLink>}
      >
        {t("close.body")} <Link to={paths.rubric()}>{t("rubric")}</Link>
      </ClosingSection>
    </>
  );
}

export function LandingNav() {
  const { t } = useTranslation("offerwink");
  const items = (["features", "how", "pricing"] as const).map((id) => ({
    to: `${paths.offerwink()}#${id}`,
    label: t(`nav.${id}`),
  }));
  return <HeaderNav items={items} />;
}
