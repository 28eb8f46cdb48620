import { useTranslation } from "react-i18next";
import { Section } from "~/ui/Section";

/** Faces drawn in a few lines: hair, glasses or a cap, and no picture of anybody. */
const voices = [
  { id: "researcher", face: "M12 20c0-14 24-14 24 0v10M12 20v10M18 26h.1M30 26h.1M21 33c2 2 4 2 6 0" },
  { id: "cook", face: "M14 16c-4-8 6-12 10-8 4-4 14 0 10 8v5H14ZM18 27h.1M30 27h.1M19 32c3 3 7 3 10 0" },
  {
    id: "editor",
    face: "M13 18c4-8 18-8 22 0M15 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0M25 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0M23 26h2M21 34h6",
  },
] as const;

/** How people would use it. They are sketches and say so: a testimonial may not be invented. */
export function Voices() {
  const { t } = useTranslation("memwink");
  return (
    <Section
      id="voices"
      label={t("voices.label")}
      title={t("voices.title")}
      aside={<p className="max-w-[34em] text-muted">{t("voices.lead")}</p>}
    >
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {voices.map(({ id, face }) => (
          <li key={id}>
            <figure className="grid h-full grid-rows-[1fr_auto] gap-6 border-t border-line pt-6">
              <blockquote className="font-serif text-lg">{t(`voices.${id}.text`)}</blockquote>
              <figcaption className="flex items-center gap-3 text-sm">
                <svg
                  aria-hidden="true"
                  width="48"
                  height="48"
                  viewBox="0 0 48 48"
                  fill="none"
                  stroke="var(--accent)"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  className="shrink-0 rounded-full bg-accent-soft"
                >
                  <path d={face} />
                </svg>
                <span className="grid">
                  <span className="font-medium">{t(`voices.${id}.name`)}</span>
                  <span className="text-muted">
                    {t(`voices.${id}.role`)} · {t("voices.sample")}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
