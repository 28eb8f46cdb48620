import { keptPageCaches } from "~/core/kept-pages";

export type KeptPage = { to: string; title: string };

/** The pages of Pings that the service worker has kept, the last read first, by their headings. */
export async function readKeptPages(): Promise<KeptPage[]> {
  if (!("caches" in window)) return [];
  const pages: KeptPage[] = [];
  for (const name of keptPageCaches) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const html = await (await cache.match(request))?.text();
      const { pathname, search } = new URL(request.url);
      if (html) pages.push({ to: pathname + search, title: headingOf(html) || pathname });
    }
  }
  return pages;
}

function headingOf(html: string): string | null | undefined {
  return new DOMParser().parseFromString(html, "text/html").querySelector("h1")?.textContent;
}
