import { paths } from "~/paths";

/** What an address of the feed asks for. */
export type FeedAddress = {
  /** Null or left out for the default feed of the language. */
  tagId?: string | null;
  query?: string;
  /** Whether a query is for all feeds. */
  everywhere?: boolean;
  before?: string | null;
  /** Whether the question is asked if this feed is to be unfollowed. */
  unfollow?: boolean;
};

export function feedAddress({ tagId, query, everywhere, before, unfollow }: FeedAddress): string {
  const asked = new URLSearchParams();
  if (tagId) asked.set("tag_id", tagId);
  if (query) asked.set("q", query);
  if (query && everywhere) asked.set("in", "all");
  if (before) asked.set("before", before);
  if (unfollow) asked.set("unfollow", "");
  const search = asked.toString();
  return search ? `${paths.pings()}?${search}` : paths.pings();
}
