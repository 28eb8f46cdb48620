/** A page that was read for a person; `url` is where it was in the end. */
export type FoundPage = { html: string; url: string };

/** The article of a page as its reader takes it along; `heading` is its title and `outlet` its site as Markdown. */
export type PageArticle = {
  title: string;
  heading: string;
  markdown: string;
  site: string;
  outlet: string;
  url: string;
  byline: string;
  day: string;
  lang: string | null;
};

export type PageRefusal =
  | "page.badAddress"
  | "page.notPublic"
  | "page.unreachable"
  | "page.timedOut"
  | "page.failed"
  | "page.gone"
  | "page.needsSignIn"
  | "page.notAPage"
  | "page.tooLarge"
  | "tooManyRequests";

export type ArticleRefusal = "page.needsSignIn" | "page.needsScript" | "page.noArticle" | "page.tooLarge";

export function leadsToSignIn(url: string): boolean {
  return /\/(?:log-?in|sign-?in|sign-?up|auth|authwall|passport|sso)(?:[/.?#]|$)/i.test(
    URL.parse(url)?.pathname ?? "",
  );
}
