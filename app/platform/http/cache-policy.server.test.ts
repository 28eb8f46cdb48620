import { expect, test } from "vitest";
import { applyCachePolicy, cacheHeaders, cachePolicies } from "./cache-policy.server";

test("only a policy that says so lets an answer be shared", () => {
  const shared = Object.entries(cachePolicies).filter(([, value]) => value.startsWith("public"));
  expect(shared.map(([name]) => name)).toEqual([
    "publicPage",
    "publicFeed",
    "publicFile",
    "picture",
    "immutable",
  ]);
  expect(cachePolicies.private).toBe("private, no-store");
});

test("an answer varies only where a cache may keep it and it says on what", () => {
  expect(cacheHeaders("publicPage", ["Accept-Language"])).toEqual({
    "Cache-Control": cachePolicies.publicPage,
    Vary: "Accept-Language",
  });
  expect(cacheHeaders("publicFeed")).toEqual({ "Cache-Control": cachePolicies.publicFeed });
  expect(cacheHeaders("private", ["Cookie"])).toEqual({ "Cache-Control": "private, no-store" });
});

test("an answer without a policy is private, and what nobody may keep varies on nothing", () => {
  const unmarked = new Headers({ Vary: "Cookie" });
  applyCachePolicy(unmarked);
  expect([...unmarked]).toEqual([["cache-control", "private, no-store"]]);
  const page = new Headers(cacheHeaders("publicPage", ["Accept-Language"]));
  applyCachePolicy(page);
  expect([...page]).toEqual([
    ["cache-control", cachePolicies.publicPage],
    ["vary", "Accept-Language"],
  ]);
});
