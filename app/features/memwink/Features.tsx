import { useTranslation } from "react-i18next";
import { Screen } from "~/frame/Screen";
import { Carousel } from "~/ui/landing/Carousel";
import { Section } from "~/ui/Section";

const slides = ["search", "ask", "news", "themes"] as const;

const ADVANCE_MS = 5000;

export function Features() {
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
