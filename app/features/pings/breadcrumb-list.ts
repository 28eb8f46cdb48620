import { paths } from "~/paths";

export type Place = { name: string; path: string };

/** The way to a page of Pings, outermost first. */
export function placesTo(homeName: string, ...inner: Place[]): Place[] {
  return [{ name: homeName, path: paths.home() }, { name: "Pings", path: paths.pings() }, ...inner];
}

/** That way as search engines read it; a `title` where the page comes after it. */
export function breadcrumbList(origin: string, places: Place[], title?: string) {
  const items = places.map(({ name, path }): { name: string; item?: string } => ({
    name,
    item: origin + path,
  }));
  if (title !== undefined) items.push({ name: title });
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
  };
}
