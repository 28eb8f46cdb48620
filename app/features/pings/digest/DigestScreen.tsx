import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { BackLink } from "~/ui/BackLink";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Link } from "~/ui/Link";
import { type DigestDay, type DigestView, HALFWAY_VOTES, MOST_BY_VOTES } from "./digest";
import { RankedList } from "./RankedList";

export function DigestScreen({ digest, offer }: { digest: DigestView; offer: ReactNode }) {
  const { t } = useTranslation("digest");
  const { tag, days, sent } = digest;
  return (
    <div className="wrap grid gap-10 pt-4 pb-(--section) md:pt-6">
      <header className="grid gap-2">
        <BackLink to={paths.pingsOf(tag.id)}>{t("back", { tag: tag.name })}</BackLink>
        <h1 className="display text-2xl md:text-3xl">
          {t(sent ? "sent.title" : "title", { tag: tag.name })}
        </h1>
        <p className="measure text-sm text-muted">{t(sent ? "sent.lead" : "lead")}</p>
        {offer}
      </header>
      {sent && <RankedList entries={sent} tag={tag} heading="h2" />}
      {days.map((each) => (
        <DaySection key={each.day} {...each} tag={tag} />
      ))}
      <footer className="grid gap-6 border-t border-line pt-6 lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-x-12">
        <OtherDays {...digest} />
        <Rule tagId={tag.id} />
      </footer>
    </div>
  );
}

function DaySection({ day, isToday, entries, tag }: DigestDay & Pick<DigestView, "tag">) {
  const { t } = useTranslation("digest");
  const { locale } = useRoot();
  const date = <time dateTime={day}>{longDate(day, locale)}</time>;
  return (
    <section
      aria-labelledby={`d${day}`}
      className="grid content-start gap-x-12 gap-y-2 border-t-2 border-ink pt-3 lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2 id={`d${day}`} className="text-sm font-medium lg:sticky lg:top-6 lg:self-start">
        {isToday ? (
          <>
            {t("today")} <span className="block font-normal text-muted max-lg:inline">{date}</span>
          </>
        ) : (
          date
        )}
      </h2>
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{t("empty")}</p>
      ) : (
        <RankedList entries={entries} tag={tag} />
      )}
    </section>
  );
}

function OtherDays({ tag, day, earlier, later, days, sent }: DigestView) {
  const { t } = useTranslation("digest");
  const { locale } = useRoot();
  const isLatest = (day === null && !sent) || days.some(({ isToday }) => isToday);
  const ways = [
    earlier && {
      rel: "prev",
      to: paths.digest(tag.id, earlier),
      words: t("earlier", { day: longDate(earlier, locale) }),
    },
    later && {
      rel: "next",
      to: paths.digest(tag.id, later),
      words: t("later", { day: longDate(later, locale) }),
    },
    !isLatest && { rel: undefined, to: paths.digest(tag.id), words: t("latest") },
  ].filter((way) => way !== null && way !== false && way !== "");
  return (
    <nav aria-label={t("days")} className="lg:col-start-2">
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(({ rel, to, words }) => (
          <li key={to}>
            <Link to={to} rel={rel} className="inline-flex min-h-11 items-center text-sm tabular-nums">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Rule({ tagId }: { tagId: string }) {
  const { t } = useTranslation("digest");
  return (
    <div className="measure grid gap-2 text-sm text-muted lg:col-start-2">
      <h2 className="font-medium text-ink">{t("rule")}</h2>
      <p className="[overflow-wrap:anywhere] tabular-nums">
        {t("formula", { most: MOST_BY_VOTES, halfway: HALFWAY_VOTES })}
      </p>
      <p>{t("ruleBody", { most: MOST_BY_VOTES })}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.best(tagId)} className="inline-flex min-h-11 items-center">
          {t("best")}
        </Link>
        <Link
          to={paths.digestFeed(tagId)}
          reloadDocument
          prefetch="none"
          className="inline-flex min-h-11 items-center"
        >
          {t("rss")}
        </Link>
      </p>
    </div>
  );
}

export function NoDigest() {
  const { t } = useTranslation("digest");
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
