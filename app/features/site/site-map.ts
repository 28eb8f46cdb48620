import { fallbackLocale, type Locale, locales } from "~/core/locale";
import { inLanguage, paths } from "~/paths";
import { servicePaths } from "~/service-paths";

const publicPages = [
  paths.home(),
  paths.offerwink(),
  paths.rubric(),
  paths.sample(),
  paths.upload(),
  paths.pings(),
  paths.memwink(),
  paths.mediaTools(),
  paths.markdownEditor(),
  paths.shareCard(),
  paths.subtitleConverter(),
  paths.articleScraper(),
  paths.materialLibrary(),
  paths.aiWriting(),
  paths.privacy(),
  paths.radarBot(),
];

const hrefLang: Record<Locale, string> = { zh: "zh-CN", en: "en" };

/** The index of all sitemaps, which the paths lead to. */
export function sitemapIndex(origin: string, files: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}

/** The sitemap of every public page and of `more` paths, once a language, each with its alternates; `origin` is our own. */
export function sitemapOfPages(origin: string, more: string[] = []): string {
  const urls = [...publicPages, ...more].flatMap((pathname) => {
    const address = (locale: Locale) => `${origin}${inLanguage(pathname, "", locale)}`;
    const alternate = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const alternates = [
      ...locales.map((locale) => alternate(hrefLang[locale], address(locale))),
      alternate("x-default", address(fallbackLocale)),
    ].join("");
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** What crawlers leave alone: calls, pages of one person, the administrator's, and pages of development. */
const privatePaths = [
  "/api",
  "/webhooks",
  paths.signIn(),
  paths.results(),
  paths.applications(),
  paths.profile(),
  paths.billingReturn(),
  paths.memwinkSettings(),
  paths.memberManage(),
  paths.llmConfig(),
  paths.focusPointConfig(),
  "/dev",
];

export function robotsFile(origin: string): string {
  const disallowed = privatePaths.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...disallowed, "", `Sitemap: ${origin}${servicePaths.sitemap()}`, ""].join("\n");
}
