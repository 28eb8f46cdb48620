import type { Member } from "~/core/member";
import { may } from "~/core/membership";
import type { Result } from "~/core/result";
import type { App } from "~/ports/app";
import { readCursor, writeCursor } from "../feed/feed-place";
import { KEPT_PAGE, type KeptArticle, type KeptList, termsOf } from "./kept-list";
import { MOST_KEPT } from "./marks";
import { countKept, listKept } from "./store.server";

type Keeper = Pick<Member, "id" | "membership">;

type Asked = { member: Keeper; before: string | null; query: string };

/** A page of what a member keeps, what was kept last first. */
export async function readKept(
  app: Pick<App, "db">,
  { member, before, query }: Asked,
): Promise<Result<KeptList>> {
  const read = readCursor(before);
  if (!read.ok) return read;
  const terms = termsOf(query);
  const [found, count] = await Promise.all([
    listKept(app.db, { userId: member.id, cursor: read.cursor, terms, limit: KEPT_PAGE + 1 }),
    countKept(app.db, member.id),
  ]);
  const shown = found.slice(0, KEPT_PAGE);
  const last = found.length > KEPT_PAGE ? shown.at(-1) : undefined;
  return {
    ok: true,
    items: shown.map(keptOf(member)),
    next: last ? writeCursor({ createdAt: last.keptAt, articleId: last.id }) : null,
    query: terms.join(" "),
    count,
  };
}

/** All that a member keeps, for a file. */
export async function readAllKept(app: Pick<App, "db">, member: Keeper): Promise<KeptArticle[]> {
  const found = await listKept(app.db, { userId: member.id, cursor: null, terms: [], limit: MOST_KEPT });
  return found.map(keptOf(member));
}

type Row = Awaited<ReturnType<typeof listKept>>[number];

function keptOf({ membership }: Keeper): (row: Row) => KeptArticle {
  const maySeeSource = may(membership, "articleSource");
  return ({ canonicalUrl, removedAt, keptAt, publishedAt, ...row }) => ({
    ...row,
    keptAt: keptAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    sourceUrl: maySeeSource && !removedAt && /^https?:/.test(canonicalUrl) ? canonicalUrl : null,
    isRemoved: removedAt !== null,
  });
}
