import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { ScoreArc } from "./ScoreArc";
import { sampleParts, sampleScore } from "./sample-score";

export function Hero() {
  const { t } = useTranslation("offerwink");
  return (
    <section className="wrap grid items-center gap-x-8 gap-y-12 pt-10 pb-(--section) md:pt-16 lg:grid-cols-12">
      <div className="grid gap-6 lg:col-span-7">
        <h1 className="display text-3xl sm:text-4xl lg:text-poster">
          <span className="block">{t("hero.titleFirst")}</span>
          <span className="block text-accent">{t("hero.titleSecond")}</span>
        </h1>
        <p className="max-w-[30em] text-lg">{t("hero.lead")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
          <StartLink to={paths.upload()}>{t("start")}</StartLink>
          <Link to={paths.sample()} className="inline-flex min-h-11 items-center text-sm">
            {t("hero.sample")}
          </Link>
          <Link to={paths.rubric()} className="inline-flex min-h-11 items-center text-sm">
            {t("rubric")}
          </Link>
        </div>
        <p className="text-sm text-muted">{t("hero.note")}</p>
      </div>
      <div className="lg:col-span-5">
        <SampleSheet />
      </div>
    </section>
  );
}

const widest = Math.max(...sampleParts.map((part) => part.weight));
const share = (points: number) => `${(points / widest) * 100}%`;

function SampleSheet() {
  const { t } = useTranslation("offerwink");
  const words = { before: t("sample.before"), after: t("sample.after") };
  return (
    <figure className="rounded-card border border-line bg-raised">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3 text-sm">
        <span>{t("sample.caption")}</span>
        <span className="text-xs text-muted">{t("sample.label")}</span>
      </figcaption>
      <div className="grid items-center md:max-lg:grid-cols-2">
        <div className="px-8 pt-6 sm:px-12 md:max-lg:pb-5">
          <ScoreArc {...sampleScore} label={t("sample.score", sampleScore)} words={words} />
        </div>
        <ul className="grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-3 px-5 pt-4 pb-5">
          {sampleParts.map((part) => (
            <PartBar key={part.id} {...part} name={t(`parts.${part.id}`)} />
          ))}
        </ul>
      </div>
      <p className="border-t border-line px-5 py-4 text-sm text-muted">{t("sample.note")}</p>
    </figure>
  );
}

type PartBarProps = { name: string; before: number; after: number; weight: number };

function PartBar({ name, before, after, weight }: PartBarProps) {
  const { t } = useTranslation("offerwink");
  return (
    <li className="col-span-full grid grid-cols-subgrid items-center text-sm">
      <span className="sr-only">{t("sample.partScore", { part: name, before, after, weight })}</span>
      <span aria-hidden="true">{name}</span>
      <span aria-hidden="true" className="relative h-[7px]">
        <span
          className="absolute inset-y-0 left-0 border-r border-edge bg-line"
          style={{ width: share(weight) }}
        />
        <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: share(after) }} />
        <span className="absolute inset-y-0 left-0 bg-ink" style={{ width: share(before) }} />
      </span>
      <span aria-hidden="true" className="text-right text-xs tabular-nums">
        {after > before ? <strong className="text-accent">{after}</strong> : after}
        <span className="text-muted"> / {weight}</span>
      </span>
    </li>
  );
}
