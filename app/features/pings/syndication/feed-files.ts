import { generateAtomFeed, generateJsonFeed, generateOpml, generateRssFeed } from "feedsmith";
import type { Locale } from "~/core/locale";
import { escapeHtml } from "~/core/markdown/escape";
import { recordOf } from "~/core/parse-unknown";
import { inLanguage, paths } from "~/paths";
import { type FeedFile, feedFiles, isFeedFile } from "./feed-links";
import { articleUrl, possibleInXml } from "./sitemap";

type Item = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  createdAt: Date;
  /** When the administrator mended it. */
  correctedAt?: Date | null;
  score: number;
};

export type SyndicatedFeed = {
  /** Where this file is, and the page that it is of. */
  self: string;
  home: string;
  title: string;
  description: string;
  lang: Locale;
  changedAt: Date;
  /** Who is told when it has changed, where anybody is. */
  hub: string | null;
  items: Item[];
};

export const languages: Record<Locale, string> = { zh: "zh-CN", en: "en" };

/** What a feed holds as a file for feed readers: summaries, and never what only members may read. */
export function writeFeedFile(file: FeedFile, origin: string, given: SyndicatedFeed): string {
  const { title, description } = given;
  const feed = { ...given, title: possibleInXml(title), description: possibleInXml(description) };
  const written = writers[file](origin, feed);
  // The generator sets each text that has to be quoted on a line of its own; not every reader trims.
  return written.replace(/>\n *<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\n *<\//g, "]]></");
}

/** The same file as the hub knows it; one in a chosen language is told of by no hub. */
export function linkHeader({ self, hub }: Pick<SyndicatedFeed, "self" | "hub">): string | null {
  return hub === null ? null : `<${hub}>; rel="hub", <${self}>; rel="self"`;
}

const hubLinks = ({ hub }: SyndicatedFeed) => (hub === null ? [] : [{ href: hub, rel: "hub" }]);

type Writer = (origin: string, feed: SyndicatedFeed) => string;

const idOf = (origin: string, { id }: Item) => origin + paths.article(id);

const writers: Record<FeedFile, Writer> = {
  "rss.xml": (origin, feed) =>
    generateRssFeed({
      title: feed.title,
      link: feed.home,
      description: feed.description,
      language: languages[feed.lang],
      lastBuildDate: feed.changedAt,
      ttl: 60,
      atom: { links: [{ href: feed.self, rel: "self", type: feedFiles["rss.xml"] }, ...hubLinks(feed)] },
      items: feed.items.map((item) => ({
        title: possibleInXml(item.title),
        link: articleUrl(origin, item),
        guid: { value: idOf(origin, item), isPermaLink: true },
        pubDate: item.createdAt,
        // RSS takes a description as markup; Atom and JSON Feed can say that it is none.
        description: escapeHtml(possibleInXml(item.summary)),
        dc: { creators: [possibleInXml(item.source)] },
      })),
    }),
  "atom.xml": (origin, feed) =>
    generateAtomFeed({
      id: feed.self,
      title: { value: feed.title },
      subtitle: { value: feed.description },
      updated: feed.changedAt,
      xml: { lang: languages[feed.lang] },
      authors: [{ name: "Wink" }],
      links: [
        { href: feed.self, rel: "self", type: feedFiles["atom.xml"] },
        { href: feed.home, rel: "alternate", type: "text/html" },
        ...hubLinks(feed),
      ],
      entries: feed.items.map((item) => ({
        id: idOf(origin, item),
        title: { value: possibleInXml(item.title) },
        links: [{ href: articleUrl(origin, item), rel: "alternate", type: "text/html" }],
        published: item.createdAt,
        updated: item.correctedAt ?? item.createdAt,
        authors: [{ name: possibleInXml(item.source) }],
        summary: { value: possibleInXml(item.summary) },
      })),
    }),
  "feed.json": (origin, feed) => {
    const { items, ...about } = recordOf(generateJsonFeed(jsonFeed(origin, feed)));
    // An empty list the generator leaves out, which JSON Feed demands; and it knows no keys of our own.
    const written = (Array.isArray(items) ? items : []).map((item, at) => ({
      ...recordOf(item),
      _wink: { score: feed.items[at]?.score },
    }));
    return JSON.stringify({ ...about, items: written });
  },
};

function jsonFeed(origin: string, feed: SyndicatedFeed) {
  return {
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    language: languages[feed.lang],
    hubs: feed.hub === null ? undefined : [{ type: "WebSub", url: feed.hub }],
    items: feed.items.map((item) => ({
      id: idOf(origin, item),
      url: articleUrl(origin, item),
      title: item.title,
      content_text: item.summary,
      date_published: item.createdAt,
      date_modified: item.correctedAt ?? undefined,
      language: languages[item.lang],
      authors: [{ name: item.source }],
    })),
  };
}

type ListedFeed = Pick<SyndicatedFeed, "self" | "home" | "title" | "description" | "lang">;

/** The files of subjects of the world's feed in one list, which feed readers take in at once. */
export function writeFeedList(title: string, feeds: ListedFeed[]): string {
  const outlines = feeds.map((feed) => ({
    text: possibleInXml(feed.title),
    description: possibleInXml(feed.description),
    language: languages[feed.lang],
    type: "rss",
    xmlUrl: feed.self,
    htmlUrl: feed.home,
  }));
  return generateOpml({ head: { title }, body: { outlines } });
}

type Place = { tagId: string; file: FeedFile; asked: Locale | null };

/** Where a file is, and the page that it is of, in the language that somebody chose. */
export function placeOf(origin: string, { tagId, file, asked }: Place) {
  return {
    self: origin + addressIn(paths.feedFile(tagId, file), asked),
    home: origin + addressIn(paths.pingsOf(tagId), asked),
  };
}

/** What a hub is told of where a subject has changed. */
export function topicsOf(origin: string, tagId: string): string[] {
  return Object.keys(feedFiles)
    .filter(isFeedFile)
    .map((file) => origin + paths.feedFile(tagId, file));
}

/** An address in the language that somebody chose, or as it is. */
export function addressIn(path: string, asked: Locale | null): string {
  const [pathname = "", search = ""] = path.split("?");
  return asked === null ? path : inLanguage(pathname, search, asked);
}
