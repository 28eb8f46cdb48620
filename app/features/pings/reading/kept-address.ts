import { paths } from "~/paths";
import { readCursor } from "../feed/feed-place";

type KeptAddress = { query?: string; before?: string | null; unkept?: Unkept | null };

/** What was let go just now, so that it can be taken back. */
export type Unkept = { id: string; keptAt: string };

export function keptAddress({ query, before, unkept }: KeptAddress): string {
  const asked = new URLSearchParams();
  if (query) asked.set("q", query);
  if (before) asked.set("before", before);
  if (unkept) asked.set("unkept", `${Date.parse(unkept.keptAt)}-${unkept.id}`);
  const search = asked.toString();
  return search ? `${paths.kept()}?${search}` : paths.kept();
}

export function unkeptIn(parameters: URLSearchParams): Unkept | null {
  const read = readCursor(parameters.get("unkept"));
  if (!read.ok || !read.cursor) return null;
  const { createdAt, articleId } = read.cursor;
  const keptAt = createdAt.toISOString();
  // Later years have more digits, and no form takes them.
  return keptAt.length > 24 ? null : { id: articleId, keptAt };
}
