import { expect, test } from "vitest";
import { robotsFile, sitemapOfPages } from "./site-map";

const origin = "https://wink.example";

test("the sitemap names each public page once a language, with every alternate", () => {
  const xml = sitemapOfPages(origin);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${origin}/?lang=zh`);
  expect(addresses).toContain(`${origin}/offerwink/rubric?lang=en`);
  const [offerwink = ""] = xml.match(/<url><loc>[^<]+\/offerwink\?lang=zh<\/loc>.*/) ?? [];
  expect([...offerwink.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
    ["zh-CN", `${origin}/offerwink?lang=zh`],
    ["en", `${origin}/offerwink?lang=en`],
    ["x-default", `${origin}/offerwink?lang=en`],
  ]);
});

test("robots.txt closes what is no page for everybody, and names the sitemap", () => {
  const lines = robotsFile(origin).split("\n");
  expect(lines).toContain("User-agent: *");
  const own = ["/profile", "/billing", "/memwink_settings", "/results", "/applications", "/signin"];
  const administrators = ["/member-manage", "/llm-config", "/focus-point-config"];
  for (const path of [...own, ...administrators, "/api", "/dev"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
