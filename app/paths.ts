import type { Locale } from "./core/locale";
import type { PlanId } from "./core/plans";
import type { WritingPreset } from "./core/writing-presets";

export const paths = {
  home: () => "/",
  homeProducts: () => "/#products",
  homeAbout: () => "/#about",
  offerwink: () => "/offerwink",
  rubric: () => "/offerwink/rubric",
  sample: () => "/offerwink/sample",
  upload: () => "/upload",
  uploadFromResults: () => "/upload?from=results",
  results: () => "/results",
  applications: () => "/applications",
  mediaTools: () => "/media-tools",
  markdownEditor: () => "/markdown-editor",
  shareCard: () => "/share-card",
  subtitleConverter: () => "/subtitle-converter",
  articleScraper: () => "/article-scraper",
  aiWriting: (preset?: WritingPreset) => `/ai-writing${preset ? `?preset=${preset}` : ""}`,
  materialLibrary: () => "/material-library",
  profile: () => "/profile",
  profileDeletion: () => "/profile?delete",
  profileDeleted: () => "/profile?deleted",
  accountData: () => "/api/account/data",
  pings: () => "/pings",
  pingsOf: (tagId: string) => `/pings?tag_id=${encodeURIComponent(tagId)}`,
  article: (id: string) => `/pings/content/${encodeURIComponent(id)}`,
  articleIn: (id: string, tagId: string) =>
    `/pings/content/${encodeURIComponent(id)}?tag_id=${encodeURIComponent(tagId)}`,
  /** Of the story that an article tells; `id` is that of its first article, or of any. */
  story: (id: string) => `/story/${encodeURIComponent(id)}`,
  articlePicture: (id: string) => `/pings/content/${encodeURIComponent(id)}/og.png`,
  feedFile: (tagId: string, file: "rss.xml" | "atom.xml" | "feed.json") =>
    `/pings/feeds/${encodeURIComponent(tagId)}/${file}`,
  feedList: () => "/pings/feeds.opml",
  mySources: () => "/pings/sources",
  mySourceFile: () => "/pings/sources.opml",
  digest: (tagId: string, day?: string) =>
    `/pings/digest/${encodeURIComponent(tagId)}${day ? `?day=${day}` : ""}`,
  best: (tagId: string, of?: string) => `/pings/best/${encodeURIComponent(tagId)}${of ? `?of=${of}` : ""}`,
  bestFeed: (tagId: string, of?: string) =>
    `/pings/feeds/${encodeURIComponent(tagId)}/best.xml${of ? `?of=${of}` : ""}`,
  digestFeed: (tagId: string) => `/pings/feeds/${encodeURIComponent(tagId)}/digest.xml`,
  kept: () => "/pings/kept",
  reading: () => "/api/reading",
  allTags: () => "/api/winks/all_tags",
  follow: () => "/api/follow_user",
  unfollow: () => "/api/unfollow_user",
  vote: () => "/api/article/vote",
  voteRemoval: () => "/api/article/vote/remove",
  pushSubscription: () => "/api/push/subscription",
  wishes: () => "/api/wishes",
  memwink: () => "/memwink",
  memwinkSettings: () => "/memwink_settings",
  memberManage: () => "/member-manage",
  memberFile: (of: "members" | "changes") => `/member-manage/${of}.csv`,
  llmConfig: () => "/llm-config",
  focusPointConfig: () => "/focus-point-config",
  focusPointFile: () => "/focus-point-config/sources.opml",
  radar: () => "/radar",
  radarArticle: (id: string) => `/radar/article/${id}`,
  /** One source with what can be done about it; without an id one that is to be added. */
  radarSource: (id?: string) => `/radar/source${id ? `?id=${id}` : ""}`,
  /** Why the radar has not taken an address. */
  radarWhy: () => "/radar/why",
  privacy: () => "/privacy",
  radarBot: () => "/radar-bot",
  billingReturn: () => "/billing",
  /** Where a plan is offered. */
  offerOf: (plan: PlanId) => (plan === "pro" ? "/memwink#pricing" : `/offerwink?plan=${plan}#pricing`),
  /** `&again` is for whoever is signed in, but not lately enough for what they want to change. */
  signIn: (redirectUrl?: string, again: "&again" | "" = "") =>
    redirectUrl ? `/signin?redirect_url=${encodeURIComponent(redirectUrl)}${again}` : "/signin",
  signOut: () => "/signout",
  checkout: () => "/api/billing/checkout",
  portal: () => "/api/billing/portal",
  jobAdvert: () => "/api/job_advert",
  resumeWordings: () => "/api/resume_wordings",
  uploadResume: () => "/api/upload_resume",
  resumeJob: (id: string) => `/api/resume_jobs/${encodeURIComponent(id)}`,
  resumeJobEvents: (id: string) => `/api/resume_jobs/${encodeURIComponent(id)}/events`,
};

/** Whether a script of a page may ask other hosts: a share card and the writing page are written with the person's own AI
 * provider, and pictures are fetched from anywhere. Every other page is confined to our own host. */
export function reachesOtherHosts(pathname: string): boolean {
  return [paths.shareCard(), paths.aiWriting()].includes(plainPath(pathname));
}

/** Whether a page has places for ads. */
export function showsAds(pathname: string): boolean {
  const path = plainPath(pathname);
  return path === paths.pings() || path.startsWith(`${paths.pings()}/content/`);
}

/** The path of a page that is always a document of its own, "" of any other page. A page that may ask other hosts has a content
 * security policy of its own, and a policy belongs to a document; the editor asks before a text is left that the browser does not keep, which only
 * leaving a document can do. */
export function separateDocumentOf(pathname: string): string {
  const path = plainPath(pathname);
  return reachesOtherHosts(path) || path === paths.markdownEditor() ? path : "";
}

function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/$/, "");
}

/** A page as a form without scripts leads back to it: `notice` says what came of it, "followed", "unfollowed" or why not. */
export function withNotice(page: string, notice: string): string {
  const url = new URL(page, "https://site.invalid");
  url.searchParams.set("notice", notice);
  return url.pathname + url.search + url.hash;
}

export function inLanguage(pathname: string, search: string, locale: Locale): string {
  const parameters = new URLSearchParams(search);
  parameters.set("lang", locale);
  return `${pathname}?${parameters}`;
}
