import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { BackLink } from "~/ui/BackLink";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Link } from "~/ui/Link";
import { RankedList } from "../digest/RankedList";
import { type BestView, DEFAULT_SPAN, daysIn, type Span, spans } from "./best";

export function BestScreen({ best: { tag, span, entries } }: { best: BestView }) {
  const { t } = useTranslation("best");
  return (
    <div className="wrap grid gap-8 pt-4 pb-(--section) md:pt-6">
      <header className="grid gap-2">
        <BackLink to={paths.pingsOf(tag.id)}>{t("back", { tag: tag.name })}</BackLink>
        <h1 className="display text-2xl md:text-3xl">{t(`title.${span}`, { tag: tag.name })}</h1>
        <p className="measure text-sm text-muted">{t(`lead.${span}`)}</p>
      </header>
      <SpanLinks tagId={tag.id} span={span} />
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{t("empty")}</p>
      ) : (
        <RankedList entries={entries} tag={tag} heading="h2" />
      )}
      <Rule tagId={tag.id} span={span} />
    </div>
  );
}

const inAddress = (span: Span) => (span === DEFAULT_SPAN ? undefined : span);

type OfSpan = { tagId: string; span: Span };

function SpanLinks({ tagId, span }: OfSpan) {
  const { t } = useTranslation("best");
  return (
    <nav aria-label={t("spans")} className="border-b border-line">
      <ul className="-mx-1.5 -mb-px flex gap-1 sm:gap-3">
        {spans.map((each) => (
          <li key={each}>
            <Link
              kind="quiet"
              to={paths.best(tagId, inAddress(each))}
              aria-current={each === span ? "page" : undefined}
              className="flex min-h-11 items-center border-y-2 border-transparent px-1.5 text-sm whitespace-nowrap hover:no-underline! focus-visible:-outline-offset-2 aria-[current]:border-b-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {t(`span.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Rule({ tagId, span }: OfSpan) {
  const { t } = useTranslation("best");
  const link = "inline-flex min-h-11 items-center";
  return (
    <footer className="measure grid gap-2 border-t border-line pt-6 text-sm text-muted">
      <h2 className="font-medium text-ink">{t("rule")}</h2>
      <p className="[overflow-wrap:anywhere]">
        {t("formula")}
        <br />
        {t("votes")}
        <br />
        {t("age", { days: daysIn[span] })}
      </p>
      <p>{t("ruleBody")}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.digest(tagId)} className={link}>
          {t("digest")}
        </Link>
        <Link to={paths.bestFeed(tagId, inAddress(span))} reloadDocument prefetch="none" className={link}>
          {t("rss")}
        </Link>
      </p>
    </footer>
  );
}

export function NoBest() {
  const { t } = useTranslation("best");
  return (
    <div className="wrap section grid gap-4">
      <h1 className="sr-only">{t("gone.title")}</h1>
      <EmptyState
        title={t("gone.title")}
        action={<ButtonLink to={paths.pings()}>{t("gone.action")}</ButtonLink>}
      >
        {t("gone.text")}
      </EmptyState>
    </div>
  );
}
