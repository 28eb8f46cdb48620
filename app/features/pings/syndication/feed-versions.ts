import type { Locale } from "~/core/locale";
import { paths } from "~/paths";

/** What outdates kept pages: `common` all of the feed's, the version of a subject of the world's those that show it. */
export type FeedVersions = {
  common: number;
  subjects: { id: string; lang: Locale; version: number }[];
};

/** What of an address says which subject it shows. */
type Shown = { pathname: string; tagId: string | null; locale: Locale };

const ofSubject = /^\/pings\/(?:digest|best|feeds)\/([^/]+)/;

function subjectOf(subjects: FeedVersions["subjects"], { pathname, tagId, locale }: Shown) {
  const named = pathname === paths.pings() ? tagId : (ofSubject.exec(pathname)?.[1] ?? "");
  if (named !== null) return subjects.find(({ id }) => id === named);
  return subjects.find(({ lang }) => lang === locale) ?? subjects[0];
}

/** The version that a page or file is kept by. What shows no subject of the world's, such as an article or a member's radar, is
 * outdated by its age and by what concerns all. */
export function versionShown({ common, subjects }: FeedVersions, shown: Shown): string {
  const subject = subjectOf(subjects, shown);
  return subject ? `${common}.${subject.version}` : `${common}`;
}
