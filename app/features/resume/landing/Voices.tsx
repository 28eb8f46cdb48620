import { useTranslation } from "react-i18next";
import { Carousel } from "~/ui/Carousel";
import { Section } from "~/ui/Section";

const voices = ["engineer", "graduate", "bilingual", "teacher", "recruiter"] as const;

/** What people look for in such a tool. They are sketches and say so: a testimonial may not be invented either. */
export function Voices() {
  const { t } = useTranslation("offerwink");
  const slides = voices.map((id) => ({
    id,
    content: (
      <figure className="flex h-full flex-col justify-between gap-8 rounded-card border border-line bg-raised p-6 sm:p-8">
        <blockquote className="font-serif text-lg">{t(`voices.${id}.text`)}</blockquote>
        <figcaption className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-sm">
          {t(`voices.${id}.who`)}
          <span className="text-xs text-muted">{t("voices.sample")}</span>
        </figcaption>
      </figure>
    ),
  }));
  return (
    <Section
      id="voices"
      label={t("voices.label")}
      title={t("voices.title")}
      aside={<p className="max-w-[34em] text-muted">{t("voices.lead")}</p>}
    >
      <Carousel label={t("voices.title")} slides={slides} />
    </Section>
  );
}
