import type { Member } from "~/core/member";
import { may } from "~/core/membership";
import type { App } from "~/ports/app";
import { type ArticleView, PREVIEW_LENGTH } from "./article-view";
import { findArticle } from "./store.server";

const RELATED = 4;

type Asked = { id: string; tagId: string | null; viewer: Member | null };

/** An article as this reader may see it; null where there is none. */
export async function readArticle(
  app: Pick<App, "db">,
  { id, tagId, viewer }: Asked,
): Promise<ArticleView | null> {
  const article = await findArticle(app.db, { id, tagId, viewerId: viewer?.id ?? null, related: RELATED });
  if (!article) return null;
  const { place, content } = article;
  const isLoggedIn = viewer !== null;
  const canViewSource = viewer !== null && may(viewer.membership, "articleSource");
  return {
    id,
    title: article.title,
    summary: article.summary,
    source: article.source,
    lang: article.lang,
    tag: place && { id: place.tagId, name: place.name ?? place.tagId },
    score: place?.score ?? null,
    reason: place?.reason ?? null,
    createdAt: (place?.createdAt ?? article.publishedAt).toISOString(),
    sourceCount: article.sourceCount,
    isSample: article.isSample,
    characterCount: [...content].length,
    html: content === "" ? null : preview(content),
    markdown: isLoggedIn ? content : null,
    sourceUrl: canViewSource ? article.canonicalUrl : null,
    permissions: {
      isLoggedIn,
      canViewFullContent: isLoggedIn,
      canCopyContent: isLoggedIn,
      canViewSource,
    },
    votes: { likeCount: article.likeCount, dislikeCount: article.dislikeCount },
    ownVote: article.ownVote,
    related: article.related.map(({ createdAt, ...each }) => ({
      ...each,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** To be replaced by the rendered and sanitised text. */
function preview(content: string): string {
  const text = [...content].slice(0, PREVIEW_LENGTH).join("");
  return `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}…</p>`;
}
