import { paths } from "~/paths";

export type Subject = { id: string; name: string };

type Site = { origin: string; homeName: string };

/** The way to a page of Pings as search engines read it; with a `title` where the page is not that of its subject. */
export function breadcrumbList({ origin, homeName }: Site, subject: Subject | null, title?: string) {
  const places = [
    { name: homeName, item: origin + paths.home() },
    { name: "Pings", item: origin + paths.pings() },
    ...(subject ? [{ name: subject.name, item: origin + paths.pingsOf(subject.id) }] : []),
    ...(title === undefined ? [] : [{ name: title }]),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: places.map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
  };
}
