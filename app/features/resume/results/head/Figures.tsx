import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

type FigureProps = {
  label?: string;
  name: string;
  now: string;
  before: string | null;
  onPress?: () => void;
};

function Figure({ label, name, now, before, onPress }: FigureProps) {
  const { t } = useTranslation("results");
  const Box = onPress ? "button" : "div";
  return (
    <Box
      {...(onPress ? { type: "button", onClick: onPress } : { role: "img" })}
      aria-label={label}
      className={`grid justify-items-start gap-0.5 rounded-control text-left ${onPress ? "hover:bg-sunken" : ""}`}
    >
      <span className="text-xs leading-4 text-muted">{name}</span>
      <span className="font-serif text-4xl leading-none font-bold tabular-nums">{now}</span>
      {before !== null && (
        <span className="text-xs leading-4 text-muted tabular-nums">{t("score.was", { before })}</span>
      )}
    </Box>
  );
}

type FiguresProps = {
  before: number;
  after: number;
  /** How well it fits the job, in percent; null where there is none. */
  match: { before: number | null; now: number } | null;
  onJob?: () => void;
};

/** The match comes first where there is a job: that is what it is read for. */
export function Figures({ before, after, match, onJob }: FiguresProps) {
  const { t } = useTranslation("results");
  return (
    <div className="flex items-start gap-8">
      {match && (
        <Figure
          name={t("job.name")}
          now={`${match.now}%`}
          before={match.before === null || match.before === match.now ? null : `${match.before}%`}
          onPress={onJob}
        />
      )}
      <Figure
        label={t("score.label", { before, after })}
        name={t("score.name")}
        now={String(after)}
        before={before === after ? null : String(before)}
      />
      {!match && onJob && (
        <Button size="small" icon="search" onClick={onJob}>
          {t("versions.tailor")}
        </Button>
      )}
    </div>
  );
}
