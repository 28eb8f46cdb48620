import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { JobMatch } from "../report";

export function JobTerms({ match }: { match: JobMatch }) {
  const { t } = useTranslation("results");
  const ranked = match.terms.toSorted((a, b) => b.weight - a.weight);
  return (
    <section aria-labelledby="job-title" className="wrap pt-12">
      <h2 id="job-title" className="display text-xl">
        {t("job.title", { percent: Math.round(match.coverage * 100) })}
      </h2>
      <div className="grid gap-6 pt-4 md:grid-cols-2">
        {[true, false].map((found) => {
          const terms = ranked.filter((term) => term.found === found);
          return (
            <div key={String(found)} className="grid content-start gap-2">
              <h3 className="flex items-center gap-2 text-sm font-medium">
                <Icon name={found ? "check" : "close"} className={found ? "text-good" : "text-bad"} />
                {t(found ? "job.found" : "job.missing", { count: terms.length })}
              </h3>
              <ul className="flex flex-wrap gap-2">
                {terms.map(({ term }) => (
                  <li
                    key={term}
                    className={`rounded-control border px-2 py-0.5 text-sm ${found ? "border-line bg-raised" : "border-dashed border-edge"}`}
                  >
                    {term}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <p className="measure pt-4 text-sm text-muted">{t("job.note")}</p>
    </section>
  );
}
