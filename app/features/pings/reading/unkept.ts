import { readCursor } from "../feed/feed-place";
import type { Unkept } from "./kept-address";

export function unkeptIn(parameters: URLSearchParams): Unkept | null {
  const read = readCursor(parameters.get("unkept"));
  if (!read.ok || !read.cursor) return null;
  const { createdAt, articleId } = read.cursor;
  const keptAt = createdAt.toISOString();
  // Later years have more digits, and no form takes them.
  return keptAt.length > 24 ? null : { id: articleId, keptAt };
}
