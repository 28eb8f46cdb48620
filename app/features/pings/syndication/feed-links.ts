import { paths } from "~/paths";
import type { FeedView, Tab } from "../feed/feed-view";

/** The files that a subject of the world's feed has for feed readers. */
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

/** What the address says of the world's subject that is shown. Nothing of the one that every reader of the language is shown, which
 * is the page of the bare address, and nothing of people's feeds, which are not to be found. */
export function subjectIn({ tab, defaultTagId }: Pick<FeedView, "tab" | "defaultTagId">): string {
  return tab?.kind === "world" && tab.tagId !== defaultTagId
    ? `${new URLSearchParams({ tag_id: tab.tagId })}`
    : "";
}
