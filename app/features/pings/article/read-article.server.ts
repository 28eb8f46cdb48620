import type { Member } from "~/core/member";
import { may } from "~/core/membership";
import type { App } from "~/ports/app";
import { judgeBy } from "../wishes/judge";
import { wishesOf } from "../wishes/wishes-shape";
import type { ArticleView } from "./article-view";
import { type Body, beginningOf, renderBody } from "./render-body";
import { findArticle } from "./store.server";

const RELATED = 4;
const MOST_MENTIONS = 12;
const LONGEST_DESCRIPTION = 150;

type Asked = { id: string; tagId: string | null; viewer: Pick<Member, "id" | "membership"> | null };

export async function readArticle(
  app: Pick<App, "db">,
  { id, tagId, viewer }: Asked,
): Promise<ArticleView | null> {
  const article = await findArticle(app.db, {
    id,
    tagId,
    viewerId: viewer?.id ?? null,
    related: RELATED,
    mentions: MOST_MENTIONS,
  });
  if (!article) return null;
  const { place, content } = article;
  const body = renderBody(content);
  const isLoggedIn = viewer !== null && !viewer.membership.isUnread;
  const canViewSource = viewer !== null && may(viewer.membership, "articleSource");
  const shownTo = (url: string) => (canViewSource && /^https?:/.test(url) ? url : null);
  return {
    id,
    title: article.title,
    summary: article.summary,
    description: [...(article.summary.trim() || body.text)].slice(0, LONGEST_DESCRIPTION).join(""),
    source: article.source,
    lang: article.lang,
    tag: place && { id: place.tagId, name: place.name ?? place.tagId },
    score: place?.score ?? null,
    reason: place?.reason ?? null,
    createdAt: (place?.createdAt ?? article.publishedAt).toISOString(),
    sourceCount: article.sourceCount,
    isSample: article.isSample,
    isCorrected: article.correctedAt !== null,
    characterCount: [...body.text].length,
    ...shownOf(body, isLoggedIn),
    markdown: isLoggedIn ? content : null,
    sourceUrl: shownTo(article.canonicalUrl),
    isLoggedIn,
    votes: { likeCount: article.likeCount, dislikeCount: article.dislikeCount },
    ownVote: article.ownVote,
    marks: article.marks,
    related: article.related,
    mentions: article.mentions.map(({ url, publishedAt, ...each }) => ({
      ...each,
      url: shownTo(url),
      publishedAt: publishedAt.toISOString(),
    })),
    wished: viewer && judgeBy(wishesOf(article.wishes))({ ...article, score: place?.score ?? 0 }, false),
  };
}

/** What of a text goes out: to whoever has not signed in its beginning, and nothing else of it. */
function shownOf(body: Body, isWhole: boolean): Pick<ArticleView, "html" | "isCut"> {
  if (body.html.trim() === "") return { html: null, isCut: false };
  if (isWhole) return { html: body.html, isCut: false };
  const { html, isCut } = beginningOf(body);
  return { html, isCut };
}
