import { paths } from "~/paths";
import { breadcrumbList } from "../breadcrumb-list";
import { type FeedView, PAGE_SIZE, type SearchAsked } from "./feed-view";

type Surroundings = { origin: string; homeName: string; search: SearchAsked | null };

/** What search engines read of a feed's page. What was found and the feeds of people are not to be listed there. */
export function structuredData({ tab, defaultTagId, cards }: FeedView, { search, ...site }: Surroundings) {
  const { origin } = site;
  const world = tab?.kind === "world" ? { id: tab.tagId, name: tab.name } : null;
  const webSite = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Wink",
    url: origin + paths.home(),
    potentialAction: {
      "@type": "SearchAction",
      target: `${origin}${paths.pings()}?q={search_term_string}&in=all`,
      "query-input": "required name=search_term_string",
    },
  };
  const items = cards.slice(0, PAGE_SIZE).map(({ id, title }, index) => {
    return { "@type": "ListItem", position: index + 1, name: title, url: origin + paths.article(id) };
  });
  const list = { "@context": "https://schema.org", "@type": "ItemList", itemListElement: items };
  const breadcrumbs = breadcrumbList(site, world?.id === defaultTagId ? null : world);
  return world && !search ? [webSite, breadcrumbs, list] : [webSite, breadcrumbs];
}
