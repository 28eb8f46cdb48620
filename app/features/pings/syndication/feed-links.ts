import { paths } from "~/paths";
import type { Tab } from "../feed/feed-view";
import { type FeedFile, feedFiles } from "./feed-file-types";

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
