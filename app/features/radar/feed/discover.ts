import { ShallowParser } from "~/core/html/shallow-parser";

const HEAD_CHARACTERS = 300_000;

const feedTypes = /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|xml)|text\/xml)$/;
const ofComments = /comments?\b|评论|留言/i;

/** The address of the feed that a page names in its head, that of its comments last; null where it names none. */
export function feedAddressIn(html: string, url: string): string | null {
  const found: { address: string; isOfComments: boolean }[] = [];
  let base = url;
  let depth = 0;
  const parser = new ShallowParser(
    {
      onopentag(name, { rel = "", type = "", href = "", title = "" }) {
        depth += 1;
        if (name === "base" && URL.canParse(href, url)) base = new URL(href, url).href;
        if (name !== "link" || !rel.toLowerCase().split(/\s+/).includes("alternate")) return;
        const media = type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
        const address = feedTypes.test(media) ? URL.parse(href, base) : null;
        if (!address || !/^https?:$/.test(address.protocol)) return;
        found.push({ address: address.href, isOfComments: ofComments.test(title + address.pathname) });
      },
      onclosetag() {
        depth -= 1;
      },
    },
    () => depth,
  );
  parser.end(html.slice(0, HEAD_CHARACTERS));
  return (found.find(({ isOfComments }) => !isOfComments) ?? found[0])?.address ?? null;
}
