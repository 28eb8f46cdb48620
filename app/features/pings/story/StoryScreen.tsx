import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { BackLink } from "~/ui/BackLink";
import { Badge } from "~/ui/Badge";
import { Link } from "~/ui/Link";
import { WrittenAt } from "../article/ArticleHeader";
import { toSource } from "../article/to-source";
import { Breadcrumb } from "../Breadcrumb";
import { headline } from "../headline";
import type { StoryReport, StoryView } from "./story-view";

type Differences = {
  otherwise: { shown: string; sources: string[] }[][];
  alone: { source: string; told: string[] }[];
};

export function StoryScreen({ story, differences }: { story: StoryView; differences: Differences }) {
  const { t } = useTranslation("stories");
  const { locale } = useRoot();
  const { title, summary, lang, isSample, reports, votes } = story;
  const language = lang === locale ? undefined : lang;
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-4 pb-(--section) [overflow-wrap:anywhere] md:pt-6">
      <header className="grid gap-4">
        <Breadcrumb subject={null} isHere={false} />
        <h1 lang={language} className="display measure text-2xl text-pretty md:text-3xl">
          {headline(title)}
        </h1>
        <Span reports={reports} />
        {isSample && (
          <p>
            <Badge>{t("sample")}</Badge>
          </p>
        )}
        {summary.trim() !== "" && (
          <blockquote
            lang={language}
            className="measure border-l-2 border-accent pl-4 font-serif text-lg text-ink"
          >
            {summary}
          </blockquote>
        )}
        {language && <p className="text-sm text-muted">{t(`only.${lang}`)}</p>}
      </header>
      <Part id="when" title={t("when")}>
        <ol className="measure grid">
          {reports.map((report) => (
            <Report key={`${report.source} ${report.title} ${report.publishedAt}`} report={report} />
          ))}
        </ol>
      </Part>
      <Part id="differs" title={t("differs.title")}>
        <Differing {...differences} />
      </Part>
      <footer className="grid gap-4 border-t border-line pt-5">
        <p className="text-sm text-muted tabular-nums">
          {t("likes", { count: votes.likeCount })} · {t("dislikes", { count: votes.dislikeCount })}
        </p>
        <BackLink to={paths.pings()}>{t("back")}</BackLink>
      </footer>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-x-12 gap-y-4 border-t-2 border-ink pt-3 lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-sm font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Span({ reports }: { reports: StoryReport[] }) {
  const { t } = useTranslation("stories");
  const [first, last] = [reports[0], reports.at(-1)];
  if (!first || !last) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      <span>{t("sources", { count: new Set(reports.map(({ source }) => source)).size })}</span>
      <span>
        {t("first")} <WrittenAt at={first.publishedAt} />
      </span>
      {last.publishedAt !== first.publishedAt && (
        <span>
          {t("latest")} <WrittenAt at={last.publishedAt} />
        </span>
      )}
      {last.hours > 0 && <span>{t("apart", { count: last.hours })}</span>}
    </p>
  );
}

function Report({
  report: { source, title, lang, publishedAt, hours, articleId, url },
}: {
  report: StoryReport;
}) {
  const { t } = useTranslation("stories");
  const { locale } = useRoot();
  const words = headline(title);
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <p className="text-xs text-muted tabular-nums">
        <bdi className="font-medium text-ink">{source}</bdi> · <WrittenAt at={publishedAt} />
        {hours > 0 && ` · ${t("later", { count: hours })}`}
      </p>
      <p lang={lang === null || lang === locale ? undefined : lang} className="font-serif leading-snug">
        {articleId === null ? words : <Link to={paths.article(articleId)}>{words}</Link>}
      </p>
      {url !== null && (
        <p className="text-sm">
          <Link to={url} kind="quiet" {...toSource} className="inline-flex min-h-6 items-center">
            {t("source")}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

/** Texts from outside side by side, none of which turns the direction of the others. */
function Isolated({ of, className }: { of: string[]; className?: string }) {
  return (
    <span className={className}>
      {of.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && " · "}
          <bdi>{each}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

function Differing({ otherwise, alone }: Differences) {
  const { t } = useTranslation("stories");
  if (otherwise.length + alone.length === 0) return <p className="text-sm text-muted">{t("differs.none")}</p>;
  return (
    <div className="measure grid gap-6 text-sm">
      {otherwise.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-medium">{t("differs.otherwise")}</h3>
          <ul className="grid gap-2">
            {otherwise.map((values) => (
              <li key={values.map(({ shown }) => shown).join(" ")} className="flex flex-wrap gap-x-6 gap-y-1">
                {values.map(({ shown, sources }) => (
                  <span key={shown}>
                    <bdi className="font-medium tabular-nums">{shown}</bdi>{" "}
                    <Isolated of={sources} className="text-muted" />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {alone.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-medium">{t("differs.alone")}</h3>
          <dl className="grid gap-2">
            {alone.map(({ source, told }) => (
              <div key={source} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <dt className="text-muted">{source}</dt>
                <dd className="tabular-nums">
                  <Isolated of={told} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="text-xs text-muted">{t("differs.how")}</p>
    </div>
  );
}
