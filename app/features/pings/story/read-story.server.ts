import type { Locale } from "~/core/locale";
import type { Member } from "~/core/member";
import { may } from "~/core/membership";
import type { App } from "~/ports/app";
import { findStory } from "./store.server";
import type { StoryView, ToldReport } from "./story-view";

const HOUR_MS = 3_600_000;

type Asked = { id: string; locale: Locale; viewer: Pick<Member, "membership"> | null };

type FoundStory =
  | { kind: "story"; story: StoryView; told: ToldReport[] }
  /** The first article's id where this is a later one's; an article that nobody else tells is no story. */
  | { kind: "story of" | "article"; id: string };

export async function readStory(
  app: Pick<App, "db">,
  { id, locale, viewer }: Asked,
): Promise<FoundStory | null> {
  const { first, articles, mentions } = await findStory(app.db, id);
  if (first !== null) return { kind: "story of", id: first };
  const known = new Set(articles.map(({ url }) => url));
  const others = mentions.filter(({ url }) => !known.has(url) && known.add(url));
  const all = [...articles, ...others.map((each) => ({ ...each, articleId: null }))].sort(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime(),
  );
  const [earliest] = articles;
  if (!earliest) return null;
  if (all.length < 2) return { kind: "article", id: earliest.articleId };
  const head = all.find(({ lang, summary }) => lang === locale && summary.trim() !== "") ?? earliest;
  const mayFollow = viewer !== null && may(viewer.membership, "articleSource");
  const begin = all[0]?.publishedAt.getTime() ?? 0;
  const sum = (kind: "likeCount" | "dislikeCount") => articles.reduce((total, each) => total + each[kind], 0);
  return {
    kind: "story",
    story: {
      id,
      title: head.title,
      summary: head.summary,
      lang: head.lang ?? earliest.lang,
      isSample: articles.some(({ isSample }) => isSample),
      reports: all.map(({ source, title, lang, publishedAt, articleId, url }) => ({
        source,
        title,
        lang,
        publishedAt: publishedAt.toISOString(),
        hours: Math.round((publishedAt.getTime() - begin) / HOUR_MS),
        articleId,
        url: mayFollow && /^https?:/.test(url) ? url : null,
      })),
      votes: { likeCount: sum("likeCount"), dislikeCount: sum("dislikeCount") },
    },
    told: all.map(({ source, title, summary, lang }) => ({ source, title, summary, lang })),
  };
}
