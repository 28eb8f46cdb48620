import type { Result } from "~/core/result";
import { refuse } from "~/core/result";

/** A place between two winks of a feed: after the one with this time and article. */
export type Cursor = { createdAt: Date; articleId: string };

/** As it stands in addresses: the time in milliseconds and the article, `1795250076905-0123456789abcdef`. */
export function writeCursor({ createdAt, articleId }: Cursor): string {
  return `${createdAt.getTime()}-${articleId}`;
}

/** `null` is the beginning. A cursor that was made up is taken as well: it shows nothing that another does not. */
export function readCursor(text: string | null): Result<{ cursor: Cursor | null }> {
  if (text === null) return { ok: true, cursor: null };
  const [, time = "", articleId = ""] = /^(\d{1,15})-([0-9a-f]{16})$/.exec(text) ?? [];
  if (articleId === "") return refuse("pings.badCursor");
  return { ok: true, cursor: { createdAt: new Date(Number(time)), articleId } };
}
