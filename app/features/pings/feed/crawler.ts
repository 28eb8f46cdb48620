const names = ["bot", "crawl", "spider", "slurp", "facebookexternalhit", "lighthouse"];

/** Whether a program says that it reads for a search engine or a preview. Nothing but convenience may depend on it. */
export function isCrawler(userAgent: string): boolean {
  const name = userAgent.toLowerCase();
  return names.some((each) => name.includes(each));
}
