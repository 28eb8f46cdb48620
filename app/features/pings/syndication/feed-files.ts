import { generateAtomFeed, generateJsonFeed, generateOpml, generateRssFeed } from "feedsmith";
import type { Locale } from "~/core/locale";
import { escapeHtml } from "~/core/markdown/escape";
import { recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";
import { type FeedFile, feedFiles } from "./feed-links";
import { articleUrl, possibleInXml } from "./sitemap";

type Item = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  createdAt: Date;
  score: number;
};

export type SyndicatedFeed = {
  tagId: string;
  name: string;
  description: string;
  lang: Locale;
  changedAt: Date;
  items: Item[];
};

const languages: Record<Locale, string> = { zh: "zh-CN", en: "en" };

/** The newest of a subject as a file for feed readers: summaries, and never what only members may read. */
export function writeFeedFile(file: FeedFile, origin: string, feed: SyndicatedFeed): string {
  const written = writers[file](origin, feed, origin + paths.feedFile(feed.tagId, file));
  // The generator sets each text that has to be quoted on a line of its own; not every reader trims.
  return written.replace(/>\n *<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\n *<\//g, "]]></");
}

type Writer = (origin: string, feed: SyndicatedFeed, self: string) => string;

const titleOf = ({ name }: SyndicatedFeed) => possibleInXml(`Wink Pings · ${name}`);
const homeOf = (origin: string, { tagId }: SyndicatedFeed) => origin + paths.pingsOf(tagId);
const idOf = (origin: string, { id }: Item) => origin + paths.article(id);

const writers: Record<FeedFile, Writer> = {
  "rss.xml": (origin, feed, self) =>
    generateRssFeed({
      title: titleOf(feed),
      link: homeOf(origin, feed),
      description: feed.description,
      language: languages[feed.lang],
      lastBuildDate: feed.changedAt,
      ttl: 60,
      atom: { links: [{ href: self, rel: "self", type: feedFiles["rss.xml"] }] },
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
  "atom.xml": (origin, feed, self) =>
    generateAtomFeed({
      id: self,
      title: { value: titleOf(feed) },
      subtitle: { value: feed.description },
      updated: feed.changedAt,
      xml: { lang: languages[feed.lang] },
      authors: [{ name: "Wink" }],
      links: [
        { href: self, rel: "self", type: feedFiles["atom.xml"] },
        { href: homeOf(origin, feed), rel: "alternate", type: "text/html" },
      ],
      entries: feed.items.map((item) => ({
        id: idOf(origin, item),
        title: { value: possibleInXml(item.title) },
        links: [{ href: articleUrl(origin, item), rel: "alternate", type: "text/html" }],
        published: item.createdAt,
        updated: item.createdAt,
        authors: [{ name: possibleInXml(item.source) }],
        summary: { value: possibleInXml(item.summary) },
      })),
    }),
  "feed.json": (origin, feed, self) => {
    const { items, ...about } = recordOf(generateJsonFeed(jsonFeed(origin, feed, self)));
    // An empty list the generator leaves out, which JSON Feed demands; and it knows no keys of our own.
    const written = (Array.isArray(items) ? items : []).map((item, at) => ({
      ...recordOf(item),
      _wink: { score: feed.items[at]?.score },
    }));
    return JSON.stringify({ ...about, items: written });
  },
};

function jsonFeed(origin: string, feed: SyndicatedFeed, self: string) {
  return {
    title: titleOf(feed),
    home_page_url: homeOf(origin, feed),
    feed_url: self,
    description: feed.description,
    language: languages[feed.lang],
    items: feed.items.map((item) => ({
      id: idOf(origin, item),
      url: articleUrl(origin, item),
      title: item.title,
      content_text: item.summary,
      date_published: item.createdAt,
      language: languages[item.lang],
      authors: [{ name: item.source }],
    })),
  };
}

/** The files of subjects of the world's feed in one list, which feed readers take in at once. */
export function writeFeedList(origin: string, subjects: { tagId: string; name: string }[]): string {
  const outlines = subjects.map(({ tagId, name }) => ({
    text: possibleInXml(`Wink Pings · ${name}`),
    type: "rss",
    xmlUrl: origin + paths.feedFile(tagId, "rss.xml"),
    htmlUrl: origin + paths.pingsOf(tagId),
  }));
  return generateOpml({ head: { title: "Wink Pings" }, body: { outlines } });
}
