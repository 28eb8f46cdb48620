import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import type { FormAnswer } from "~/core/form";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { ScoreDial } from "~/ui/ScoreDial";
import { SignInAgain } from "~/ui/SignInAgain";
import { useVerdictWords } from "../status/DryRunReport";
import { WhyForm } from "./WhyForm";
import type { Judged, KnownSource, Reading, Traces, WhyKey } from "./why";

type Found = { traces: Traces | null; why: WhyKey | null };

/** `found` is what is known since the feed has told what it has the address under. */
export type WhyAnswer = FormAnswer & { reading?: Reading; found?: Found };

type WhyScreenProps = Found & {
  url: string;
  /** Why the address cannot be looked for. */
  refusal: string | null;
  answer?: WhyAnswer;
};

/** Why the radar has not taken an address: what is stored of it, and what each subject says of it now where that is asked for. */
export function WhyScreen({ url, traces, why, refusal, answer }: WhyScreenProps) {
  const { t } = useTranslation(["operator", "radar"]);
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData !== undefined;
  return (
    <div className="wrap section grid gap-8">
      <div className="grid gap-6">
        <div className="grid gap-3">
          <BackLink to={paths.radar()}>{t("toRadar")}</BackLink>
          <h1 className="display text-2xl md:text-3xl">{t("why.title")}</h1>
        </div>
        <WhyForm label={t("why.label")} url={url} error={refusal ?? undefined} />
        <SignInAgain problems={answer?.problems} />
        {answer?.failed && <Alert tone="bad">{t(`failed.${answer.failed}`)}</Alert>}
      </div>
      {traces && why && (
        <section aria-labelledby="known" className="grid gap-4 border-t border-ink pt-4">
          <h2 id="known" className="display text-xl">
            {t(`why.because.${why}`)}
          </h2>
          <Known traces={traces} />
          {!traces.isInside && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="url" value={traces.url} />
              <Button type="submit" name="intent" value="judge" icon="play" busy={isBusy}>
                {t("why.judge")}
              </Button>
              <p className="measure pt-2 text-sm text-muted">{t("why.judgeHint")}</p>
            </Form>
          )}
        </section>
      )}
      {answer?.reading && <Now reading={answer.reading} />}
    </div>
  );
}

function Known({ traces: { url, article, places, stories, sources } }: { traces: Traces }) {
  const { t } = useTranslation("operator");
  const { locale } = useRoot();
  const removal = article?.removed?.removal;
  return (
    <ul className="measure grid gap-2 text-sm [overflow-wrap:anywhere]">
      <li className="text-muted">{url}</li>
      {article && (
        <li>
          {t("why.takenAt", { at: dateAndTime(article.fetchedAt, locale) })}{" "}
          <Link to={paths.radarArticle(article.id)}>{article.title || t("article.gone")}</Link>
        </li>
      )}
      {article?.removed && (
        <li>
          {t("article.removedAt", { at: dateAndTime(article.removed.at, locale) })}{" "}
          {removal
            ? [t(`reasons.${removal.reason}`), removal.note].join(" ").trim()
            : t("article.removedByAge")}
        </li>
      )}
      {places.map(({ name, score, reason }) => (
        <li key={name}>
          {name} · {t("score", { score })} · {reason}
        </li>
      ))}
      {stories.map(({ id, title }) => (
        <li key={id}>
          {t("why.story")} <Link to={paths.radarArticle(id)}>{title}</Link>
        </li>
      ))}
      {sources.map((source) => (
        <SourceLine key={source.id} source={source} />
      ))}
      {sources.length === 0 && <li>{t("why.noSource")}</li>}
    </ul>
  );
}

function SourceLine({ source }: { source: KnownSource }) {
  const { t } = useTranslation(["operator", "radar"]);
  const { locale } = useRoot();
  const { id, title, state, reason, isNamed, seenAt } = source;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to={paths.radarSource(id)}>{title}</Link>
      <Badge>{isNamed ? t(`radar:sources.states.${state}`) : t("why.unnamed")}</Badge>
      {reason && <span>{reason}</span>}
      <span className="text-muted">
        {seenAt === null ? t("why.sameSite") : t("why.seenAt", { at: dateAndTime(seenAt, locale) })}
      </span>
    </li>
  );
}

function Now({ reading }: { reading: Reading }) {
  const { t } = useTranslation("operator");
  const { locale } = useRoot();
  const { title, summary, publishedAt, categories, feed, pageReason, judged, hasService } = reading;
  return (
    <section aria-labelledby="now" role="status" className="grid gap-4 border-t border-ink pt-4">
      <h2 id="now" className="display text-xl">
        {t("why.now")}
      </h2>
      <div className="measure grid gap-1 text-sm [overflow-wrap:anywhere]">
        <p className="font-medium">{title || t("why.noTitle")}</p>
        {summary && <p className="text-muted">{summary}</p>}
        {publishedAt !== null && <p>{t("why.publishedAt", { at: dateAndTime(publishedAt, locale) })}</p>}
        {categories.length > 0 && <p>{t("why.filed", { names: categories.join(", ") })}</p>}
        <p>{feed ? t("why.inFeed", { feed }) : t("why.inNoFeed")}</p>
        {pageReason && <p>{t("why.pageUnread", { reason: pageReason })}</p>}
        {hasService && <p className="text-muted">{t("why.service")}</p>}
      </div>
      <ol className="grid text-sm">
        {judged.map((each) => (
          <JudgedLine key={each.subject} judged={each} />
        ))}
      </ol>
    </section>
  );
}

function JudgedLine({ judged }: { judged: Judged }) {
  const { t } = useTranslation(["operator", "radar"]);
  const { subject, verdict, score, isFiled, sameStory } = judged;
  const words = useVerdictWords(judged);
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      <ScoreDial score={score} label={t("score", { score })} />
      <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {subject}
          <Badge tone={verdict === "in" ? "good" : "neutral"} icon={verdict === "in" ? "check" : "minus"}>
            {t(`radar:dry.verdicts.${verdict}`)}
          </Badge>
        </p>
        <p className="text-muted">{words}</p>
        {isFiled && <p className="text-muted">{t("why.filedHere")}</p>}
        {sameStory && (
          <p>
            {t("why.story")} <Link to={paths.radarArticle(sameStory.id)}>{sameStory.title}</Link>
          </p>
        )}
      </div>
    </li>
  );
}
