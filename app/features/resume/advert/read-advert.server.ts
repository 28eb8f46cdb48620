import type { Result } from "~/core/result";
import { refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { advertText } from "./advert-text";
import type { Advert } from "./api-shapes";
import { postingIn } from "./job-posting";
import { type AdvertRefusal, refusalOfFetch, refusalOfStatus } from "./refusals";

/** Somebody waits for it beside a field; pages of adverts are far below either. */
const FETCH_MS = 10_000;
const PAGE_BYTES = 2 * 1024 * 1024;
/** The period of the limit in wrangler.toml. */
const RETRY_SECONDS = 60;

/** How a page becomes text. What reads the news knows that already, and is handed in by the route. */
export type PageReader = {
  userAgent: string;
  decode(bytes: Uint8Array, contentType: string | null, url: string): string;
  /** The main text of a page; null where there is none. */
  extract(html: string, url: string): { title: string; markdown: string } | null;
  toMarkdown(html: string, url: string): { markdown: string };
};

/** The text of the job advert at an address that a member typed: what the page itself declares as a job posting, else its main text.
 * Nothing of it is kept. */
export async function readAdvert(
  app: Pick<App, "outside" | "withinRate">,
  reader: PageReader,
  { userId, url }: { userId: string; url: string },
): Promise<Result<{ advert: Advert }, AdvertRefusal>> {
  if (!app.outside.check(url, true).ok) return refuse("advert.badAddress");
  if (!(await app.withinRate(`advert:${userId}`)))
    return refuse("advert.tooMany", { retryAfter: RETRY_SECONDS });
  const answer = await app.outside.fetch({
    url,
    headers: { Accept: "text/html, application/xhtml+xml", "User-Agent": reader.userAgent },
    timeoutMs: FETCH_MS,
    maxBytes: PAGE_BYTES,
    contentTypes: ["text/html", "application/xhtml+xml"],
    allowHttp: true,
  });
  if (!answer.ok) return refuse(refusalOfFetch(answer));
  const refusal = refusalOfStatus(answer.status);
  if (refusal) return refuse(refusal);
  const html = reader.decode(answer.body, answer.headers.get("content-type"), answer.url);
  const found = postingOf(reader, html, answer.url) ?? mainTextOf(reader, html, answer.url);
  if (found) return { ok: true, advert: found };
  if (leadsToSignIn(answer.url)) return refuse("advert.needsSignIn");
  return refuse(/<script[\s>]/i.test(html) ? "advert.needsScript" : "advert.noText");
}

function postingOf(reader: PageReader, html: string, url: string): Advert | null {
  const posting = postingIn(html);
  if (!posting) return null;
  const body = advertText(reader.toMarkdown(posting.description, url).markdown);
  return body && { ...body, title: posting.title };
}

function mainTextOf(reader: PageReader, html: string, url: string): Advert | null {
  if (leadsToSignIn(url)) return null;
  const page = reader.extract(html, url);
  const body = page && advertText(page.markdown);
  return body && { ...body, title: page.title };
}

/** Whether what was asked for led to a page for signing in. */
function leadsToSignIn(url: string): boolean {
  return /\/(?:log-?in|sign-?in|sign-?up|auth|authwall|passport|sso)(?:[/.?#]|$)/i.test(
    URL.parse(url)?.pathname ?? "",
  );
}
