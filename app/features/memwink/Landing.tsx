import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DownloadFacts } from "~/core/memwink";
import { HeaderNav } from "~/frame/Header";
import { Screen } from "~/frame/Screen";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Carousel } from "~/ui/landing/Carousel";
import { ClosingSection } from "~/ui/landing/ClosingSection";
import { HowItWorks } from "~/ui/landing/HowItWorks";
import { PrivacySection } from "~/ui/landing/PrivacySection";
import { Voices } from "~/ui/landing/Voices";
import { Section } from "~/ui/Section";
import { Cards } from "./Cards";
import { Hero } from "./Hero";
import { Install } from "./Install";

const steps = ["set", "save", "ask"] as const;
const promises = ["local", "cloud", "settings", "leave"] as const;
const voices = ["researcher", "cook", "editor"] as const;

type LandingProps = {
  /** Where the extension can be had. */
  install: string;
  /** What is known of the zip; undefined where the extension is had from a store. */
  zip: DownloadFacts | null | undefined;
  children: ReactNode;
};

export function Landing({ install, zip, children }: LandingProps) {
  const { t } = useTranslation("memwink");
  return (
    <>
      <Hero install={install}>{zip !== undefined && <Install facts={zip} />}</Hero>
      <Features />
      <Cards />
      <HowItWorks
        id="how-it-works"
        label={t("how.label")}
        title={t("how.title")}
        steps={steps.map((step) => ({ title: t(`how.${step}.title`), body: t(`how.${step}.body`) }))}
      />
      <PrivacySection
        label={t("privacy.label")}
        title={t("privacy.title")}
        statement={t("privacy.statement")}
        promises={promises.map((each) => ({
          title: t(`privacy.${each}.title`),
          body: t(`privacy.${each}.body`),
        }))}
      />
      <Section id="pricing" label={t("pricing.label")} title={t("pricing.title")}>
        <div className="grid gap-12">{children}</div>
      </Section>
      <Voices
        label={t("voices.label")}
        title={t("voices.title")}
        lead={t("voices.lead")}
        sample={t("voices.sample")}
        voices={voices.map((id) => ({
          face: id,
          text: t(`voices.${id}.text`),
          name: t(`voices.${id}.name`),
          role: t(`voices.${id}.role`),
        }))}
      />
      <ClosingSection
        title={t("close.title")}
        action={<StartLink to={paths.memwinkSettings()}>{t("start")}</StartLink>}
      >
        {t("close.body")}
      </ClosingSection>
    </>
  );
}

export function LandingNav() {
  const { t } = useTranslation("memwink");
  const anchors = {
    features: "features",
    how: "how-it-works",
    privacy: "privacy",
    pricing: "pricing",
  } as const;
  const items = (["features", "how", "privacy", "pricing"] as const).map((id) => ({
    to: `${paths.memwink()}#${anchors[id]}`,
    label: t(`nav.${id}`),
  }));
  return <HeaderNav items={items} />;
}

const slides = ["search", "ask", "news", "themes"] as const;

const ADVANCE_MS = 5000;

function Features() {
  const { t } = useTranslation("memwink");
  return (
    <Section id="features" label={t("features.label")} title={t("features.title")}>
      <Carousel
        wide
        label={t("features.title")}
        advanceEvery={ADVANCE_MS}
        slides={slides.map((id) => ({
          id,
          content: (
            <article className="grid h-full gap-x-8 gap-y-6 rounded-card border border-line bg-raised p-6 md:grid-cols-12 md:p-10">
              <div className="grid content-start gap-4 md:col-span-5">
                <h3 className="display text-xl md:text-2xl">{t(`features.${id}.title`)}</h3>
                <p className="max-w-[34em]">{t(`features.${id}.body`)}</p>
              </div>
              <div className="grid content-center md:col-span-7">
                <Screen name={`memwink-${id}`} alt={t(`features.${id}.screen`)} />
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
