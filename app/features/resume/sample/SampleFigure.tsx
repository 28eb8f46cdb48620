import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { ScoreArc } from "../landing/ScoreArc";
import type { SampleExcerpt } from "./sample-excerpt";

export function SampleFigure({ score, line, question }: SampleExcerpt) {
  const { t } = useTranslation("upload", { keyPrefix: "sample" });
  const words = { before: t("before"), after: t("after") };
  return (
    <figure className="rounded-card border border-line bg-raised">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3 text-sm">
        <span className="font-medium">{t("title")}</span>
        <span className="text-xs text-muted">{t("note")}</span>
      </figcaption>
      <div className="mx-auto max-w-64 px-5 pt-5">
        <ScoreArc {...score} label={t("score", score)} words={words} />
      </div>
      <div className="grid gap-2 px-5 pt-4 pb-5">
        <h2 className="text-xs text-muted">{t("line")}</h2>
        <p className="font-serif text-muted">
          <del className="decoration-bad/70 decoration-1">{line.before}</del>
        </p>
        <p className="font-serif">
          <ins className="decoration-accent decoration-2 underline-offset-4">{line.after}</ins>
        </p>
        <p className="flex gap-2 text-sm">
          <span
            aria-hidden="true"
            className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-medium text-accent tabular-nums"
          >
            1
          </span>
          {line.reason}
        </p>
      </div>
      <div className="grid gap-2 border-t border-line px-5 py-4">
        <h2 className="text-xs text-muted">{t("question")}</h2>
        <p className="font-serif">{question}</p>
      </div>
      <p className="border-t border-line px-5 py-1">
        <Link to={paths.sample()} className="inline-flex min-h-11 items-center gap-2 text-sm">
          {t("action")}
          <Icon name="arrowRight" size={18} />
        </Link>
      </p>
    </figure>
  );
}
