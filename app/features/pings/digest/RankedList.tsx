import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Link } from "~/ui/Link";
import { ScoreDial } from "~/ui/ScoreDial";
import { headline } from "../headline";
import type { DigestEntry, DigestView } from "./digest";

type RankedListProps = { entries: DigestEntry[]; tag: DigestView["tag"]; heading?: "h2" | "h3" };

/** Stories by their rank, each with why it stands there. */
export function RankedList({ entries, tag, heading = "h3" }: RankedListProps) {
  return (
    <ol className="grid max-w-[48rem] [overflow-wrap:anywhere]">
      {entries.map((entry, index) => (
        <li key={entry.id} className="border-b border-line py-5 last:border-b-0">
          <Story entry={entry} place={index + 1} tag={tag} Heading={heading} />
        </li>
      ))}
    </ol>
  );
}

type StoryProps = { entry: DigestEntry; place: number; tag: DigestView["tag"]; Heading: "h2" | "h3" };

function Story({ entry, place, tag, Heading }: StoryProps) {
  const { t } = useTranslation(["digest", "pings"]);
  const { locale } = useRoot();
  const { id: tagId, lang: tagLang } = entry.tag ?? tag;
  const { id, title, summary, source, lang, score, reason, likeCount, sourceCount, isSample } = entry;
  const languageOf = (each: string) => (each === locale ? undefined : each);
  return (
    <article className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <span
        aria-hidden="true"
        className="font-serif text-xl leading-snug text-muted tabular-nums sm:text-2xl sm:leading-none"
      >
        {place}
      </span>
      <Heading lang={languageOf(lang)} className="font-serif text-lg leading-snug font-medium text-pretty">
        <Link to={paths.articleIn(id, tagId)} kind="quiet" className="text-ink!">
          {headline(title)}
        </Link>
      </Heading>
      <ScoreDial score={score} label={t("pings:card.score", { score })} />
      <div className="col-span-2 col-start-2 grid gap-2 text-sm text-muted max-sm:col-span-3 max-sm:col-start-1">
        <p lang={languageOf(lang)}>{summary}</p>
        {reason && (
          <p>
            <span className="font-medium text-ink">{t("why")}</span>{" "}
            <span lang={languageOf(tagLang)}>{reason}</span>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <span>{source}</span>
          {entry.tag && <span>{entry.tag.name}</span>}
          {sourceCount > 1 && (
            <Link to={paths.story(id)} kind="quiet">
              {t("pings:card.sources", { count: sourceCount - 1 })}
            </Link>
          )}
          {likeCount > 0 && <span className="tabular-nums">{t("likes", { count: likeCount })}</span>}
          {isSample && <Badge>{t("pings:card.sample")}</Badge>}
        </p>
      </div>
    </article>
  );
}
