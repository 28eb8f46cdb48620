import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import { headline } from "../headline";
import type { LatestArticle } from "./operator-article";

/** What came in last, each with the way to where it is pinned, removed or corrected. */
export function LatestArticles({ articles }: { articles: LatestArticle[] }) {
  const { t } = useTranslation("operator");
  const { locale } = useRoot();
  if (articles.length === 0) return <p className="text-sm text-muted">{t("latest.none")}</p>;
  return (
    <ul className="grid border-t border-line text-sm">
      {articles.map(({ id, title, source, score, fetchedAt }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-line py-2 [overflow-wrap:anywhere] sm:grid-cols-[1fr_auto] sm:items-baseline"
        >
          <Link to={paths.radarArticle(id)} kind="quiet" className="py-1 text-ink!">
            {headline(title)}
          </Link>
          <span className="text-muted tabular-nums">
            {[source, score !== null && t("score", { score }), dateAndTime(fetchedAt, locale)]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
