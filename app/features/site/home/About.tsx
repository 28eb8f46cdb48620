import { useTranslation } from "react-i18next";

const values = ["native", "user", "trust"] as const;

/** What the family holds to, set like the note at the back of a magazine. */
export function About() {
  const { t } = useTranslation("home");
  return (
    <section id="about" aria-labelledby="about-title" className="border-t border-line bg-sunken">
      <div className="wrap section grid gap-x-8 gap-y-8 md:grid-cols-12">
        <h2 id="about-title" className="display text-2xl md:col-span-4 md:text-3xl">
          {t("about.title")}
        </h2>
        <dl className="md:col-span-8">
          {values.map((value) => (
            <div
              key={value}
              className="grid gap-1 border-t border-ink py-5 sm:grid-cols-[10rem_1fr] sm:gap-6"
            >
              <dt className="text-lg font-semibold">{t(`about.${value}.title`)}</dt>
              <dd className="max-w-[34em] text-muted">{t(`about.${value}.body`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
