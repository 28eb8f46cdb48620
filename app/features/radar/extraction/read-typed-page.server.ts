import { decodeText } from "~/core/decode-text";
import type { FoundPage, PageRefusal } from "~/core/page-article";
import { tooManyRequests } from "~/core/rates";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { FetchRefusal } from "~/ports/outside";
import { userAgent } from "../sources/user-agent";

/** Somebody waits for it; pages with something to read are far below either. */
const FETCH_MS = 10_000;
const PAGE_BYTES = 2 * 1024 * 1024;

const byFetch: Partial<Record<FetchRefusal, PageRefusal>> = {
  "fetch.badUrl": "page.badAddress",
  "fetch.forbiddenHost": "page.notPublic",
  "fetch.timedOut": "page.timedOut",
  "fetch.tooLarge": "page.tooLarge",
  "fetch.wrongType": "page.notAPage",
};

/** The page at an address that a member typed. Nothing of it is kept. */
export async function readTypedPage(
  app: Pick<App, "services" | "withinRate" | "origin">,
  { userId, url }: { userId: string; url: string },
): Promise<Result<{ page: FoundPage }, PageRefusal>> {
  const address = app.services.check(url, true);
  if (!address.ok) return refuse(byFetch[address.reason] ?? "page.badAddress");
  if (!(await app.withinRate("typedPage", userId))) return tooManyRequests;
  const page = await fetchPage({ outside: app.services, origin: app.origin }, url, FETCH_MS);
  if (!page.ok) return refuse(byFetch[page.reason] ?? "page.unreachable");
  const refusal = refusalOfStatus(page.status);
  return refusal ? refuse(refusal) : { ok: true, page: { html: page.html, url: page.url } };
}

export async function fetchPage(
  app: Pick<App, "outside" | "origin">,
  url: string,
  timeoutMs: number,
): Promise<Result<FoundPage & { status: number }, FetchRefusal>> {
  const answer = await app.outside.fetch({
    url,
    headers: { Accept: "text/html, application/xhtml+xml", "User-Agent": userAgent(app.origin) },
    timeoutMs,
    maxBytes: PAGE_BYTES,
    contentTypes: ["text/html", "application/xhtml+xml"],
    allowHttp: true,
  });
  if (!answer.ok) return answer;
  const html = decodeText(answer.body, { url: answer.url, contentType: answer.headers.get("content-type") });
  return { ok: true, html, url: answer.url, status: answer.status };
}

/** What a page's status says, null where there is a page to read. 999 is what LinkedIn answers to whoever is not signed in. */
function refusalOfStatus(status: number): PageRefusal | null {
  if (status === 200) return null;
  if (status === 404 || status === 410) return "page.gone";
  return [401, 403, 407, 451, 999].includes(status) ? "page.needsSignIn" : "page.failed";
}
