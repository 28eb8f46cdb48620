import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Link } from "~/ui/Link";
import { type FeedView, feedAddress, LONGEST_QUERY, type SearchAsked } from "./feed-view";

/** Searches the feed that is shown, or again wherever was searched last. A form of the page, so that it works without scripts. */
export function SearchBox({ tagId, search }: { tagId: string | null; search: SearchAsked | null }) {
  const { t } = useTranslation("pings");
  return (
    <Form action={paths.pings()} role="search" className="flex min-w-0 items-end gap-2">
      {tagId && <input type="hidden" name="tag_id" value={tagId} />}
      {search?.everywhere && <input type="hidden" name="in" value="all" />}
      <div className="min-w-0 flex-1">
        <Field
          key={search?.query}
          type="search"
          name="q"
          label={t("search.label")}
          hideLabel
          placeholder={t("search.label")}
          defaultValue={search?.query}
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          required
        />
      </div>
      <Button type="submit" icon="search">
        {t("search.submit")}
      </Button>
    </Form>
  );
}

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
