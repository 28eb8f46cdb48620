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
