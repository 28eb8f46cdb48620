import type { Locale } from "~/core/locale";

/** Articles in one call. */
export const MOST_IDS = 100;

/** What one member keeps. */
export const MOST_KEPT = 2000;

/** As many new ones are counted. */
export const MOST_NEW = 100;

/** For how long it is known that somebody has read an article: as long as an article stands that nobody wants. */
export const READ_DAYS = 90;

export const markActions = ["read", "unread", "forget", "keep", "unkeep"] as const;

export type MarkAction = (typeof markActions)[number];

/** What a reader has to do with an article; each is null where nobody is signed in, and the browser knows. */
export type Marks = { isRead: boolean | null; isKept: boolean | null };

/** What keeping an article takes, and what answers once scripts run: whether it is kept, and a press. */
export type ReadArticle = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  marks: Marks;
};
export type LiveKeep = { isOn: boolean; press: () => void };
