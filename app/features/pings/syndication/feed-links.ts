import { paths } from "~/paths";
import type { FeedView, Tab } from "../feed/feed-view";

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

/** Where the head of a feed's page says that feed readers find it. Feeds of people have no files. */
export function feedLinks(origin: string, tab: Tab | null) {
  if (tab?.kind !== "world") return [];
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
