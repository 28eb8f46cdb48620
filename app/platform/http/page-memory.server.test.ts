import type { AppLoadContext } from "@remix-run/cloudflare";
import { afterEach, expect, test, vi } from "vitest";
import { cachePolicies, lifetimes } from "./cache-policy.server";
import { pageCache } from "./page-cache.server";
import { newPages, pageMemory } from "./page-memory.server";

afterEach(() => void vi.useRealTimers());

const page = (length: number) => ({
  body: new Uint8Array(length),
  type: "text/html",
  securityPolicy: null,
  tag: '"a"',
  link: null,
  storedAt: 0,
});

test("what nobody asked for longest gives way when there is no more room", () => {
  const memory = pageMemory(100);
  for (const key of ["a", "b", "c"]) memory.keep(key, page(40));
  expect(["a", "b", "c"].filter((key) => memory.get(key))).toEqual(["b", "c"]);
  memory.keep("b", page(50));
  memory.keep("d", page(10));
  expect(["d", "c", "b"].filter((key) => memory.get(key))).toEqual(["d", "c", "b"]);
  memory.keep("e", page(50));
  expect(["b", "c", "d", "e"].filter((key) => memory.get(key))).toEqual(["b", "e"]);
});

test("a page that is asked for now and then outlasts any number that are asked for once", () => {
  const memory = pageMemory(100);
  memory.keep("/", page(40));
  for (let number = 0; number < 1000; number++) {
    memory.keep(`/${number}`, page(30));
    expect(memory.get("/")).toBeDefined();
  }
  expect(memory.get("/997")).toBeUndefined();
  expect(memory.get("/998")).toBeDefined();
});

test("a page that is forgotten makes room, one that fits nowhere is not kept", () => {
  const memory = pageMemory(100);
  memory.keep("a", page(90));
  memory.forget("a");
  memory.forget("a");
  memory.keep("b", page(100));
  expect(memory.get("b")).toBeDefined();
  memory.keep("c", page(101));
  expect([memory.get("b"), memory.get("c")]).toEqual([undefined, undefined]);
});

test("of a kind only so many pages are begun to be kept in a minute; what is kept and other kinds stand", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 1) });
  const keptPage = pageCache(newPages(2));
  const underWay: Promise<unknown>[] = [];
  const context = {
    origin: "http://localhost",
    waitUntil: (work: Promise<unknown>) => void underWay.push(work),
  } as AppLoadContext;
  const headers = { "Cache-Control": cachePolicies.publicFile, "Content-Type": "text/plain" };
  const version = crypto.randomUUID();
  async function states(...addresses: string[]) {
    const seen: (string | null)[] = [];
    for (const address of addresses) {
      const [pattern = "", search = ""] = address.split("?");
      const names = search.replaceAll(/=\w+/g, "");
      const request = new Request(`http://localhost/${address}`);
      const asked = {
        key: address,
        names,
        toRequest: () => request,
        locale: "en",
        choosesLanguage: false,
      } as const;
      const render = async () => new Response(address, { headers });
      const answer = await keptPage({
        page: asked,
        policy: "publicFile",
        pattern,
        version,
        request,
        context,
        render,
      });
      expect(await answer.text()).toBe(address);
      await Promise.all(underWay.splice(0));
      seen.push(answer.headers.get("x-wink-cache"));
    }
    return seen;
  }
  expect(await states("feed?a=1", "feed?a=2", "feed?a=3", "feed?a=3")).toEqual(Array(4).fill("miss"));
  expect(await states("feed?a=1", "feed?a=2")).toEqual(["hit", "hit"]);
  expect(await states("feed", "feed?a=1&b=2", "item", "feed", "feed?a=1&b=2", "item")).toEqual([
    "miss",
    "miss",
    "miss",
    "hit",
    "hit",
    "hit",
  ]);
  vi.setSystemTime(Date.now() + (lifetimes.publicFile.fresh + 1) * 1000);
  expect(await states("feed?a=1", "feed?a=2", "feed?a=1")).toEqual(["stale", "stale", "hit"]);
  expect(await states("feed?a=3", "feed?a=4", "feed?a=5", "feed?a=5", "feed?a=4")).toEqual([
    "miss",
    "miss",
    "miss",
    "miss",
    "hit",
  ]);
});
