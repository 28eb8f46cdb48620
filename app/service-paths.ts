import type { Locale } from "./core/locale";
import type { PlanId } from "./core/plans";

/** What no page that a visitor opens leads to by itself: apart from `paths`, which every page loads. */
export const servicePaths = {
  winksByTag: () => "/api/winks/by_tag_id",
  /** What is shown in the place of a page that needs a network. */
  offline: (wanted: string, locale: Locale) => `/offline?lang=${locale}&wanted=${encodeURIComponent(wanted)}`,
  billingProblem: (problem: string, plan?: PlanId) =>
    `/billing?problem=${encodeURIComponent(problem)}${plan ? `&plan=${plan}` : ""}`,
  sitemap: () => "/sitemap.xml",
  pageSitemap: () => "/sitemaps/pages.xml",
  articleSitemap: (page: number) => `/sitemaps/pings.xml${page === 1 ? "" : `?page=${page}`}`,
  newsSitemap: () => "/sitemaps/news.xml",
  stripeWebhook: () => "/webhooks/stripe",
  devCheckout: () => "/dev/checkout",
  devPortal: () => "/dev/portal",
  devPush: () => "/dev/push",
  sampleArticle: (tagId: string, slug: string) =>
    `/dev/feeds/${encodeURIComponent(tagId)}/${encodeURIComponent(slug)}`,
  sampleFeed: (tagId: string) => `/dev/feeds/${encodeURIComponent(tagId)}`,
};
