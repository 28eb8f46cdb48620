import { paths } from "~/paths";
import type { FeedView } from "../feed/feed-view";

export const feedFiles = {
  "rss.xml": "application/rss+xml",
  "atom.xml": "application/atom+xml",
  "feed.json": "application/feed+json",
} as const;

export type FeedFile = keyof typeof feedFiles;

export function isFeedFile(file: string): file is FeedFile {
  return Object.hasOwn(feedFiles, file);
}

const files = Object.entries(feedFiles) as [FeedFile, string][];

/** Where the head of a feed's page says that feed readers find it. */
export function feedLinks(origin: string, { tab, hasFiles }: Pick<FeedView, "tab" | "hasFiles">) {
  if (!tab || !hasFiles) return [];
  return files.map(([file, type]) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: `Wink Pings · ${tab.name}`,
    href: origin + paths.feedFile(tab.tagId, file),
  }));
}

/** The query of the world's subject that is shown: none for the language's default, whose page is the bare address, nor for people's
 * feeds. */
export function subjectIn({ tab, defaultTagId }: Pick<FeedView, "tab" | "defaultTagId">): string {
  return tab?.kind === "world" && tab.tagId !== defaultTagId
    ? `${new URLSearchParams({ tag_id: tab.tagId })}`
    : "";
}
