import { reachesOtherHosts, showsAds } from "~/paths";
import { applyCachePolicy } from "./cache-policy.server";

type Page = {
  requestId: string;
  nonce: string;
  secure: boolean;
  clerkHost: string | null;
  /** Where the ad network's script lies, if there is one. */
  adOrigin: string | null;
  pathname: string;
};

const otherHosts = " https: http://localhost:* http://127.0.0.1:*";

export function contentSecurityPolicy({
  nonce,
  clerkHost,
  adOrigin,
  pathname,
}: Pick<Page, "nonce" | "clerkHost" | "adOrigin" | "pathname">): string {
  const clerk = clerkHost ? ` https://${clerkHost}` : "";
  const challenges = clerkHost ? " https://challenges.cloudflare.com" : "";
  const ads = adOrigin && showsAds(pathname) ? ` ${adOrigin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${clerk}${challenges}${ads}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${clerk}${ads}${reachesOtherHosts(pathname) ? `${otherHosts} data: blob:` : ""}`,
    `frame-src 'self'${challenges}${ads}`,
    "worker-src 'self' blob:",
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function withSecurityHeaders(response: Response, page: Page): Response {
  const headers = new Headers(response.headers);
  applyCachePolicy(headers);
  headers.set("Content-Security-Policy", contentSecurityPolicy(page));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("x-request-id", page.requestId);
  if (page.secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
