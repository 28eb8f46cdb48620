import { frontendApiOf } from "~/adapters/identity/clerk-key";
import { paths, reachesOtherHosts, showsAds } from "~/paths";
import type { Settings } from "../app/settings.server";
import { applyCachePolicy } from "./cache-policy.server";
import { SECURITY_REPORT_PATH } from "./security-report";

type Page = {
  requestId: string;
  nonce: string;
  secure: boolean;
  clerkHost: string | null;
  /** Where the ad network's script lies, if there is one. */
  adOrigin: string | null;
  pathname: string;
};

type PolicyFacts = Pick<Page, "clerkHost" | "adOrigin" | "pathname"> & {
  /** What names the inline scripts that may run: a nonce, or their hashes. */
  scripts: string[];
};

const POLICY = "Content-Security-Policy";
const otherHosts = " https: http://localhost:* http://127.0.0.1:*";

/** The hosts of others whose scripts pages may run. */
export function otherHostsOf({
  clerk,
  ads,
}: Pick<Settings, "clerk" | "ads">): Pick<Page, "clerkHost" | "adOrigin"> {
  return {
    clerkHost: clerk && frontendApiOf(clerk.publishableKey),
    adOrigin: ads && new URL(ads.scriptUrl).origin,
  };
}

/** On the page of the result alone, to practise an interview aloud. */
function recordsVoice(pathname: string): boolean {
  return pathname.replace(/\/$/, "") === paths.results();
}

export function contentSecurityPolicy({ scripts, clerkHost, adOrigin, pathname }: PolicyFacts): string {
  const clerk = clerkHost ? ` https://${clerkHost}` : "";
  const challenges = clerkHost ? " https://challenges.cloudflare.com" : "";
  const ads = adOrigin && showsAds(pathname) ? ` ${adOrigin}` : "";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}${clerk}${challenges}${ads}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    ...(recordsVoice(pathname) ? ["media-src 'self' blob:"] : []),
    `connect-src 'self'${clerk}${ads}${reachesOtherHosts(pathname) ? `${otherHosts} data: blob:` : ""}`,
    `frame-src 'self'${challenges}${ads}`,
    "worker-src 'self' blob:",
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${SECURITY_REPORT_PATH}`,
    "report-to csp",
  ].join("; ");
}

/** A page that was kept has its policy with it. Changed in place: a copy would have to be sent as a stream. */
export function withSecurityHeaders(response: Response, page: Page): Response {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  const secured = isPage ? response : new Response(response.body, response);
  const { headers } = secured;
  applyCachePolicy(headers);
  if (!headers.has(POLICY))
    headers.set(POLICY, contentSecurityPolicy({ ...page, scripts: [`'nonce-${page.nonce}'`] }));
  // For the browsers that know `report-to`; the others take `report-uri`.
  if (isPage) headers.set("Reporting-Endpoints", `csp="${SECURITY_REPORT_PATH}"`);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  const microphone = recordsVoice(page.pathname) ? "(self)" : "()";
  headers.set("Permissions-Policy", `camera=(), microphone=${microphone}, geolocation=()`);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("x-request-id", page.requestId);
  if (page.secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  return secured;
}
