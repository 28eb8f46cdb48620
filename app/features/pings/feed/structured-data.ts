import { paths } from "~/paths";
import { breadcrumbList, type Place, placesTo } from "../breadcrumb-list";
import { type FeedView, PAGE_SIZE, type SearchAsked } from "./feed-view";

/** Where a feed stands on the site; the one that is shown by itself is Pings. */
export function feedPlaces(
  { tab, defaultTagId }: FeedView,
  { home, own }: { home: string; own: string },
): Place[] {
  if (!tab || tab.tagId === defaultTagId) return placesTo(home);
  return placesTo(home, { name: tab.kind === "own" ? own : tab.name, path: paths.pingsOf(tab.tagId) });
}

type Surroundings = { origin: string; places: Place[]; search: SearchAsked | null };

/** What search engines read of a feed's page: where it stands, how the site is searched, and its first articles. What was found and
 * the feeds of people are not to be listed there. */
export function structuredData({ tab, cards }: FeedView, { origin, places, search }: Surroundings) {
  const isListed = tab?.kind === "world" && !search && cards.length > 0;
  return [webSite(origin), breadcrumbList(origin, places), ...(isListed ? [itemList(origin, cards)] : [])];
}

function webSite(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Wink",
    url: origin + paths.home(),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${paths.pings()}?q={search_term_string}&in=all`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

function itemList(origin: string, cards: FeedView["cards"]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: cards.slice(0, PAGE_SIZE).map(({ id, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: origin + paths.article(id),
    })),
  };
}
