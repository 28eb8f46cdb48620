import { expect, test } from "vitest";
import { contentSecurityPolicy, withSecurityHeaders } from "./security-headers.server";

const facts = { scripts: ["'nonce-n1'"], clerkHost: null, adOrigin: null, pathname: "/" };
const page = { requestId: "r1", nonce: "n1", secure: true, clerkHost: null, adOrigin: null, pathname: "/" };

test("every answer carries the safety headers, and is private unless its route says otherwise", () => {
  const { headers } = withSecurityHeaders(new Response("x"), page);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-request-id")).toBe("r1");
  const open = new Response("x", { headers: { "Cache-Control": "public, max-age=60" } });
  expect(withSecurityHeaders(open, page).headers.get("Cache-Control")).toBe("public, max-age=60");
});

test("an unencrypted answer does not claim strict transport", () => {
  expect(
    withSecurityHeaders(new Response("x"), { ...page, secure: false }).headers.has(
      "Strict-Transport-Security",
    ),
  ).toBe(false);
});

test("inline scripts need their nonce or hash, and Clerk's host is allowed only where Clerk is configured", () => {
  const plain = contentSecurityPolicy(facts);
  expect(plain).toContain("script-src 'self' 'nonce-n1';");
  for (const directive of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self' ",
  ])
    expect(plain).toContain(directive);
  expect(plain).not.toContain("unsafe-eval");
  expect(contentSecurityPolicy({ ...facts, clerkHost: "clerk.wink.example" })).toContain(
    "https://clerk.wink.example",
  );
});

test.each(["/share-card", "/Share-Card/", "/ai-writing"])("%s may ask other hosts", (pathname) => {
  expect(contentSecurityPolicy({ ...facts, pathname })).toMatch(
    /connect-src 'self' https: [^;]*http:\/\/127\.0\.0\.1:\*/,
  );
});

test.each(["/", "/upload", "/results", "/media-tools", "/markdown-editor", "/share-card/x"])(
  "%s may ask no other host",
  (pathname) => {
    expect(contentSecurityPolicy({ ...facts, pathname })).toContain("connect-src 'self';");
  },
);

test.each(["/pings", "/pings/content/0123456789abcdef"])(
  "%s may run what the ad network sends",
  (pathname) => {
    const policy = contentSecurityPolicy({ ...facts, pathname, adOrigin: "https://ads.example" });
    expect(policy).toContain("script-src 'self' 'nonce-n1' https://ads.example;");
    expect(policy).toContain("frame-src 'self' https://ads.example;");
    expect(contentSecurityPolicy({ ...facts, pathname })).not.toContain("https://ads.example");
  },
);

test.each(["/", "/upload", "/pings/feeds/ai_news_en/rss.xml"])(
  "%s has nothing of the ad network",
  (pathname) => {
    expect(contentSecurityPolicy({ ...facts, pathname, adOrigin: "https://ads.example" })).not.toContain(
      "ads.example",
    );
  },
);
