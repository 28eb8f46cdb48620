import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { JobMatch } from "../report";

const proofs = [
  { proof: "shown", icon: "check", tone: "text-good", frame: "border-line bg-raised" },
  { proof: "named", icon: "minus", tone: "text-caution", frame: "border-line" },
  { proof: "missing", icon: "close", tone: "text-bad", frame: "border-dashed border-edge" },
] as const;

export function JobTerms({ match }: { match: JobMatch }) {
  const { t } = useTranslation("results");
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-base font-medium">
        {t("job.title", { percent: Math.round(match.coverage * 100) })}
      </h2>
      <div className="grid gap-5 pt-4">
        {proofs.map(({ proof, icon, tone, frame }) => {
          const terms = match.terms.filter((term) => term.proof === proof);
          return (
            <div key={proof} className="grid content-start gap-2">
              <h3 className="flex items-center gap-2 text-sm font-medium">
                <Icon name={icon} className={tone} />
                {t(`job.${proof}`, { count: terms.length })}
              </h3>
              <ul className="flex flex-wrap gap-2">
                {terms.map(({ term, need }) => (
                  <li key={term} className={`rounded-control border px-2 py-0.5 text-sm ${frame}`}>
                    {term}
                    {need === "nice" && <span className="text-muted"> · {t("job.nice")}</span>}
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
