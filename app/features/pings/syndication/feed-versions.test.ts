import { expect, test } from "vitest";
import { versionShown } from "./feed-versions";

const versions = {
  common: 7,
  subjects: [
    { id: "coins", lang: "zh" as const, version: 1 },
    { id: "ai_en", lang: "en" as const, version: 2 },
    { id: "ai_zh", lang: "zh" as const, version: 3 },
  ],
};
const shown = (pathname: string, tagId: string | null = null, locale: "zh" | "en" = "en") =>
  versionShown(versions, { pathname, tagId, locale });

test.each([
  ["/pings", null, "en", "7.2"],
  ["/pings", null, "zh", "7.1"],
  ["/pings", "ai_zh", "en", "7.3"],
  ["/pings", "abcd1234", "en", "7"],
  ["/pings", "", "en", "7"],
  ["/pings/digest/coins", null, "en", "7.1"],
  ["/pings/best/ai_zh", null, "en", "7.3"],
  ["/pings/feeds/ai_en/rss.xml", null, "zh", "7.2"],
  ["/pings/feeds/abcd1234/rss.xml", null, "zh", "7"],
  ["/pings/feeds.opml", null, "en", "7"],
  ["/pings/content/0123", "ai_zh", "en", "7"],
  ["/sitemap.xml", null, "en", "7"],
  ["/pings/digest/", null, "en", "7"],
] as const)("%s of %j, read in %s, is kept by %s", (pathname, tagId, locale, version) => {
  expect(shown(pathname, tagId, locale)).toBe(version);
});

const routes = Object.keys(import.meta.glob(["~/routes/pings_.*.$tag*", "~/routes/pings_.*.$tag.*"]));

test("every page and file that names a subject in its path is kept by the version of that subject", () => {
  const addresses = routes.map((path) => {
    const name = path.split("/routes/")[1]?.replace(/\.tsx?$/, "") ?? "";
    return `/${name.replaceAll("[.]", "\0").replaceAll("_.", "/").replaceAll(".", "/").replaceAll("\0", ".")}`
      .replace("$tag", "ai_en")
      .replace("$file", "rss.xml");
  });
  expect(addresses).toEqual(expect.arrayContaining(["/pings/best/ai_en", "/pings/feeds/ai_en/digest.xml"]));
  expect(addresses.filter((address) => shown(address) !== "7.2")).toEqual([]);
});

test("where no subject is in the reader's language the first stands, and where there is none its page is kept all the same", () => {
  const [coins] = versions.subjects;
  const asked = { pathname: "/pings", tagId: null, locale: "en" as const };
  expect(versionShown({ common: 7, subjects: coins ? [coins] : [] }, asked)).toBe("7.1");
  expect(versionShown({ common: 7, subjects: [] }, asked)).toBe("7");
});
