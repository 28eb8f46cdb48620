/** Stands on the answers that the server keeps for everybody: they were made from requests that held nothing of anybody. */
export const MADE_FOR_ALL = "x-wink-cache";

/** The caches of a browser in which pages of Pings are kept for reading offline, and how many each holds. */
export const keptPages = { feeds: 4, articles: 30 } as const;

export const keptPageCaches = ["feeds", "articles"] as const;

/** What a page tells the service worker: to take over from the one before it, to keep the page itself, to drop all kept pages. */
export type WorkerMessage = "takeOver" | "keepThisPage" | "forgetPages";
