import { useTranslation } from "react-i18next";
import { bands, parts, rubricChecks, rubricVersion } from "../rubric";

const rules = ["deterministic", "rescaled", "statements", "absence", "hidden", "match", "fair"] as const;

/** The whole rubric as published: rules, bands, and each check with its points, threshold and source. */
export function RubricTable() {
  const { t } = useTranslation("rubric");
  const matchWeight = parts.find((part) => part.id === "match")?.weight ?? 0;
  return (
    <div className="space-y-12">
      <p className="text-muted text-sm tabular-nums">{t("version", { version: rubricVersion })}</p>

      <section aria-labelledby="rubric-rules" className="space-y-4">
        <h2 id="rubric-rules" className="font-serif text-2xl">
          {t("rulesTitle")}
        </h2>
        <ul className="max-w-prose list-disc space-y-2 ps-6">
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, { weight: matchWeight })}</li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="rubric-bands" className="space-y-4">
        <h2 id="rubric-bands" className="font-serif text-2xl">
          {t("bandsTitle")}
        </h2>
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {bands.map((band) => (
            <div key={band.id}>
              <dt>{t(`bands.${band.id}`)}</dt>
              <dd className="text-muted tabular-nums">{t("bandFrom", { from: band.from })}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted text-sm">{t("bandsSource")}</p>
      </section>

      <section aria-labelledby="rubric-checks" className="space-y-12">
        <h2 id="rubric-checks" className="font-serif text-2xl">
          {t("partsTitle")}
        </h2>
        {parts.map((part) => (
          <PartTable key={part.id} part={part} />
        ))}
      </section>
    </div>
  );
}

function PartTable({ part }: { part: (typeof parts)[number] }) {
  const { t } = useTranslation("rubric");
  return (
    <section aria-labelledby={`rubric-part-${part.id}`} className="space-y-3">
      <h3 id={`rubric-part-${part.id}`} className="flex items-baseline gap-3 text-xl">
        {t(`parts.${part.id}.name`)}
        <span className="text-base text-muted tabular-nums">{t("points", { points: part.weight })}</span>
      </h3>
      <p className="max-w-prose text-muted">{t(`parts.${part.id}.meaning`)}</p>
      <table className="w-full border-line border-t text-start text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("table.check")}</th>
            <th scope="col">{t("table.how")}</th>
          </tr>
        </thead>
        <tbody>
          {rubricChecks
            .filter((check) => check.part === part.id)
            .map((check) => (
              <CheckRow key={check.id} check={check} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function CheckRow({ check }: { check: (typeof rubricChecks)[number] }) {
  const { t } = useTranslation("rubric");
  const { en, zh } = check.weight;
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="w-2/5 py-3 pe-4 text-start font-normal md:w-1/3">
        <span className="block font-medium text-ink">{t(`checks.${check.id}.name`)}</span>
        <span className="block text-muted tabular-nums">
          {en === zh && t("points", { points: en })}
          {en !== zh && en > 0 && <span className="block">{t("table.english", { points: en })}</span>}
          {en !== zh && zh > 0 && <span className="block">{t("table.chinese", { points: zh })}</span>}
        </span>
      </th>
      <td className="py-3">
        <span className="block max-w-prose">{t(`checks.${check.id}.how`, { ...check.limits })}</span>
        <span className="mt-1 block max-w-prose text-muted">
          {t("table.source")} · {t(`checks.${check.id}.source`)}
        </span>
      </td>
    </tr>
  );
}
