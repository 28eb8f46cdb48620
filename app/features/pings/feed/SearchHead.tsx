import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import { feedAddress } from "./address";
import type { FeedView, SearchAsked } from "./feed-view";

/** What was searched for and where, with the way to the other place and out. */
export function SearchHead({ search, tab }: { search: SearchAsked; tab: FeedView["tab"] }) {
  const { t } = useTranslation("pings");
  const { query, everywhere } = search;
  const tagId = tab?.tagId ?? null;
  const place = tab?.kind === "own" ? t("tabs.own") : (tab?.name ?? "");
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <p className="min-w-0 font-serif text-lg [overflow-wrap:anywhere]">
        {everywhere ? t("search.inAll", { query }) : t("search.inOne", { query, place })}
      </p>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <Link
          to={feedAddress({ tagId, query, everywhere: !everywhere })}
          className="inline-flex min-h-11 items-center"
        >
          {everywhere ? t("search.toOne", { place }) : t("search.toAll")}
        </Link>
        <Link
          kind="quiet"
          to={tagId ? paths.pingsOf(tagId) : paths.pings()}
          className="inline-flex min-h-11 items-center"
        >
          {t("search.leave")}
        </Link>
      </p>
    </div>
  );
}
