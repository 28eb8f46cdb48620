import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type BandId, bands, parts, rubricChecks } from "./rubric";

const rules = [
  "deterministic",
  "rescaled",
  "statements",
  "absence",
  "hidden",
  "doubt",
  "match",
  "fair",
] as const;

export function RubricTable() {
  const { t } = useTranslation("rubric");
  return (
    <div className="grid gap-(--section)">
      <Section id="rubric-rules" title={t("rulesTitle")}>
        <ul className="measure list-disc space-y-2 ps-5 marker:text-muted">
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </Section>

      <Section id="rubric-bands" title={t("bandsTitle")}>
        <Bands />
        <p className="pt-4 text-sm text-muted">{t("bandsSource")}</p>
      </Section>

      <Section id="rubric-checks" title={t("partsTitle")}>
        <Contents />
      </Section>
      {parts.map((part) => (
        <PartTable key={part.id} part={part} />
      ))}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-6 border-t border-ink pt-4 md:grid-cols-12">
      <h2 id={id} className="display text-xl md:col-span-4 md:text-2xl">
        {title}
      </h2>
      <div className="md:col-span-8 md:pt-1">{children}</div>
    </section>
  );
}

const tones: Record<BandId, string> = {
  weak: "bg-line",
  fair: "bg-edge",
  good: "bg-ink",
  strong: "bg-accent",
};

function Bands() {
  const { t } = useTranslation("rubric");
  const scale = bands.map((band, index) => ({ ...band, to: bands[index - 1]?.from ?? 100 })).toReversed();
  return (
    <dl
      className="grid gap-x-0.5"
      style={{
        gridTemplateColumns: scale.map(({ from, to }) => `minmax(max-content, ${to - from}fr)`).join(" "),
      }}
    >
      {scale.map(({ id, from }) => (
        <div key={id} className="min-w-0">
          <dt>
            <span aria-hidden="true" className={`mb-2 block h-2 ${tones[id]}`} />
            {t(`bands.${id}`)}
          </dt>
          <dd className="text-sm text-muted tabular-nums">{t("bandFrom", { from })}</dd>
        </div>
      ))}
    </dl>
  );
}

const heaviest = Math.max(...parts.map((part) => part.weight));

function Contents() {
  const { t } = useTranslation("rubric");
  return (
    <ul className="grid grid-cols-[auto_1fr_auto] gap-x-4">
      {parts.map(({ id, weight }) => (
        <li key={id} className="col-span-full grid grid-cols-subgrid">
          <a
            href={`#rubric-part-${id}`}
            className="group col-span-full grid min-h-11 grid-cols-subgrid items-center border-b border-line text-sm"
          >
            <span className="underline-offset-4 group-hover:underline">{t(`parts.${id}.name`)}</span>
            <span
              aria-hidden="true"
              className="h-[7px] bg-accent"
              style={{ width: `${(100 * weight) / heaviest}%` }}
            />
            <span className="text-right text-muted tabular-nums">{t("points", { count: weight })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PartTable({ part }: { part: (typeof parts)[number] }) {
  const { t } = useTranslation("rubric");
  const id = `rubric-part-${part.id}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-4 border-t border-ink pt-4 md:grid-cols-12">
      <div className="grid content-start gap-2 md:col-span-4">
        <h3 id={id} className="display flex flex-wrap items-baseline gap-x-3 text-xl">
          {t(`parts.${part.id}.name`)}
          <span className="font-sans text-base font-normal text-muted tabular-nums">
            {t("points", { count: part.weight })}
          </span>
        </h3>
        <p className="max-w-[30em] text-sm text-muted">{t(`parts.${part.id}.meaning`)}</p>
      </div>
      <table className="w-full text-start text-sm md:col-span-8">
        <caption className="sr-only">{t(`parts.${part.id}.name`)}</caption>
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
    <tr className="border-b border-line align-top max-sm:grid max-sm:gap-1.5 max-sm:py-4">
      <th
        scope="row"
        className="text-start font-normal max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 sm:w-[13rem] sm:py-4 sm:pe-6"
      >
        <span className="block font-medium text-ink">{t(`checks.${check.id}.name`)}</span>
        <span className="block text-muted tabular-nums max-sm:text-right max-sm:whitespace-nowrap">
          {en === zh && t("points", { count: en })}
          {en !== zh && en > 0 && <span className="block">{t("table.english", { points: en })}</span>}
          {en !== zh && zh > 0 && <span className="block">{t("table.chinese", { points: zh })}</span>}
        </span>
      </th>
      <td className="sm:py-4">
        <span className="measure block">{t(`checks.${check.id}.how`, { ...check.limits })}</span>
        <span className="measure mt-1 block text-xs text-muted">
          {t("table.source")} · {t(`checks.${check.id}.source`)}
        </span>
      </td>
    </tr>
  );
}
