import { generateRssFeed } from "feedsmith";
import type { Locale } from "~/core/locale";
import { escapeHtml } from "~/core/markdown/escape";
import { inLanguage, paths } from "~/paths";
import { addressIn, languages } from "../syndication/feed-files";
import { articleUrl, possibleInXml } from "../syndication/sitemap";

type Story = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  score: number;
  reason: string;
};

type SyndicatedDigest = {
  tagId: string;
  lang: Locale;
  /** The language that the address of the file names; null for the subject's own. */
  asked: Locale | null;
  title: string;
  description: string;
  days: { day: string; title: string; endsAt: Date; stories: Story[] }[];
};

/** The digests of a subject as an RSS file: one item a day, whose description is the day's list in HTML. */
export function writeDigestFeed(origin: string, digest: SyndicatedDigest): string {
  const { tagId, lang, asked, title, description, days } = digest;
  const self = origin + addressIn(paths.digestFeed(tagId), asked);
  const written = generateRssFeed({
    title: possibleInXml(title),
    link: origin + addressIn(paths.digest(tagId), asked),
    description: possibleInXml(description),
    language: languages[lang],
    lastBuildDate: days[0]?.endsAt ?? new Date(0),
    ttl: 720,
    atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
    items: days.map((each) => ({
      title: possibleInXml(each.title),
      link: origin + inLanguage(paths.digest(tagId), `day=${each.day}`, lang),
      guid: { value: origin + paths.digest(tagId, each.day), isPermaLink: true },
      pubDate: each.endsAt,
      description: `<ol>${each.stories.map((story) => storyHtml(origin, story)).join("")}</ol>`,
    })),
  });
  return written.replace(/>\n *<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\n *<\//g, "]]></");
}

function storyHtml(origin: string, { id, lang, title, summary, source, score, reason }: Story): string {
  const text = (each: string) => escapeHtml(possibleInXml(each));
  const link = `<a href="${escapeHtml(articleUrl(origin, { id, lang }))}">${text(title)}</a>`;
  const paragraphs = [summary, reason]
    .filter((each) => each.trim() !== "")
    .map((each) => `<p>${text(each)}</p>`);
  return `<li><p><strong>${link}</strong> (${text(source)}, ${score}/100)</p>${paragraphs.join("")}</li>`;
}
