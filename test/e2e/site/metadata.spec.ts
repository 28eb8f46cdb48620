import type { APIRequestContext, Page } from "@playwright/test";
import { addresses } from "../pages/built-routes";
import { expect, ORIGIN, test } from "../pages/fixtures";

type Read = { path: string; language: string; status: number; html: string };
type Head = Read & { canonical: string | undefined };

// In one worker, so that the pages are fetched once for all of these.
test.describe.configure({ mode: "default" });
let known: Promise<Read[]> | undefined;

/** The texts of the elements of a name in a file of XML, as a browser reads it. Fails where it is none. */
async function textsOf(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([text, wanted]) => {
      const document = new DOMParser().parseFromString(text ?? "", "application/xml");
      if (document.querySelector("parsererror")) throw new Error("this is no XML");
      return [...document.getElementsByTagName(wanted ?? "")].map((each) => each.textContent ?? "");
    },
    [xml, name],
  );
}

/** Every page that a stranger is answered with, in both languages: the routes of the build, and the digests and best-ofs of the world's subjects. */
function pagesOf(request: APIRequestContext): Promise<Read[]> {
  known ??= readPages(request);
  return known;
}

async function readPages(request: APIRequestContext): Promise<Read[]> {
  const subjects: { tag_id: string }[] = await (await request.get(`${ORIGIN}/api/winks/all_tags`)).json();
  const rankings = subjects.flatMap(({ tag_id }) => [`/pings/digest/${tag_id}`, `/pings/best/${tag_id}`]);
  const asked = [...addresses.map(({ path }) => path), ...rankings].flatMap((path) =>
    ["en", "zh"].map(async (language): Promise<Read[]> => {
      const answer = await fetch(`${ORIGIN}${path}?lang=${language}`, { redirect: "manual" });
      const html = await answer.text();
      const isPage = answer.headers.get("content-type")?.startsWith("text/html");
      return isPage ? [{ path, language, status: answer.status, html }] : [];
    }),
  );
  return (await Promise.all(asked)).flat();
}

/** Those that search engines may show. */
const findable = async (request: APIRequestContext): Promise<Head[]> =>
  (await pagesOf(request))
    .filter(({ status, html }) => status === 200 && !/<meta name="robots" content="noindex/.test(html))
    .map((page) => ({ ...page, canonical: linkOf(page.html, 'rel="canonical"') }));

const linkOf = (html: string, which: string) =>
  html.match(new RegExp(`<link ${which} href="([^"]*)"`))?.[1]?.replaceAll("&amp;", "&");

const contentOf = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];

test("every page that can be found has all that finding it takes, in both languages", async ({ request }) => {
  test.setTimeout(120_000);
  const heads = await findable(request);
  expect(heads.length).toBeGreaterThan(20);
  const pictures = new Set<string>();
  for (const { path, language, html, canonical } of heads) {
    const place = `${path} ${language}`;
    const address = `${ORIGIN}${path}`;
    expect(html, place).toContain(`<html lang="${language === "zh" ? "zh-CN" : "en"}"`);
    expect(canonical, place).toBe(`${address}?lang=${language}`);
    expect(linkOf(html, 'rel="alternate" hrefLang="zh-CN"'), place).toBe(`${address}?lang=zh`);
    expect(linkOf(html, 'rel="alternate" hrefLang="en"'), place).toBe(`${address}?lang=en`);
    expect(linkOf(html, 'rel="alternate" hrefLang="x-default"'), place).toBe(`${address}?lang=en`);
    const description = contentOf(html, "description") ?? "";
    expect(description.length, place).toBeGreaterThan(language === "zh" ? 20 : 50);
    expect(description.length, place).toBeLessThan(170);
    expect(contentOf(html, "og:title"), place).toBe(html.match(/<title>([^<]+)<\/title>/)?.[1]);
    expect(contentOf(html, "og:description"), place).toBe(description);
    expect(contentOf(html, "og:url"), place).toBe(canonical);
    expect(contentOf(html, "og:locale"), place).toBe(language === "zh" ? "zh_CN" : "en_US");
    pictures.add(contentOf(html, "og:image") ?? `none on ${place}`);
  }
  for (const picture of pictures) {
    const file = await (await request.get(picture)).body();
    // As the head of every PNG has it.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

test("every page has one title in each language, a refusal too", async ({ request }) => {
  const pages = await pagesOf(request);
  expect(new Set(pages.map(({ path }) => path)).size).toBeGreaterThan(30);
  expect(pages.filter(({ status }) => status >= 400).length).toBeGreaterThan(5);
  for (const { path, language, html } of pages)
    expect(html.match(/<title>[^<]+<\/title>/g), `${path} ${language}`).toHaveLength(1);
});

test("an address without a language points to the page of its reader's, and all three name the same alternates", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const listed = await (await request.get(`${ORIGIN}/sitemaps/pings.xml`)).text();
  const article = new URL(/<loc>([^<]+)<\/loc>/.exec(listed)?.[1] ?? "").pathname;
  const pages = new Set((await findable(request)).map(({ path }) => path));
  const linksOf = async (address: string, language: string) => {
    const answer = await fetch(address, { headers: { "Accept-Language": language } });
    const html = await answer.text();
    return {
      canonical: linkOf(html, 'rel="canonical"'),
      alternates: ["zh-CN", "en", "x-default"].map((each) =>
        linkOf(html, `rel="alternate" hrefLang="${each}"`),
      ),
    };
  };
  for (const path of [article, ...pages])
    for (const language of ["en", "zh"]) {
      const bare = await linksOf(`${ORIGIN}${path}`, language);
      expect(bare.canonical, path).toBe(`${ORIGIN}${path}?lang=${language}`);
      // Whatever is an alternate is its own canonical, which this address is not.
      expect(bare.alternates, path).not.toContain(`${ORIGIN}${path}`);
      expect(await linksOf(`${ORIGIN}${path}?lang=${language}`, language)).toEqual(bare);
    }
});

/** What Lighthouse calls a text that says nothing of where it leads, and the same in Chinese. */
const saysNothing =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|更多|了解更多|查看更多|点击|点击这里|这里|开始|开始使用|进入)$/i;

test("every link says where it leads", async ({ request }) => {
  test.setTimeout(120_000);
  for (const { path, language, html } of await findable(request)) {
    const texts = [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, inner = ""]) =>
      inner.replace(/<[^>]+>/g, "").trim(),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(
      texts.filter((text) => saysNothing.test(text)),
      `${path} ${language}`,
    ).toEqual([]);
  }
});

test("no two pages have the same title or description", async ({ request }) => {
  test.setTimeout(120_000);
  const heads = await findable(request);
  for (const texts of [
    heads.map(({ html }) => html.match(/<title>([^<]+)<\/title>/)?.[1]),
    heads.map(({ html }) => contentOf(html, "description")),
  ])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("the sitemap holds exactly the pages that can be found, by the addresses that they give", async ({
  request,
  page,
}) => {
  test.setTimeout(120_000);
  const answer = await request.get(`${ORIGIN}/sitemaps/pages.xml`);
  expect(answer.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const listed = await textsOf(page, await answer.text(), "loc");
  const found = (await findable(request)).map(({ canonical }) => canonical);
  expect(listed.sort()).toEqual(found.sort());
});

test("the index leads to all sitemaps, and robots.txt closes no page that they name", async ({
  request,
  page,
}) => {
  const index = await request.get(`${ORIGIN}/sitemap.xml`);
  const files = await textsOf(page, await index.text(), "loc");
  expect(files).toEqual(["pages", "news", "pings"].map((name) => `${ORIGIN}/sitemaps/${name}.xml`));
  const rules = await (await request.get(`${ORIGIN}/robots.txt`)).text();
  const closed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  expect(closed.length).toBeGreaterThan(5);
  for (const file of files) {
    const answer = await request.get(file);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([
      200,
      "application/xml; charset=utf-8",
    ]);
    for (const address of await textsOf(page, await answer.text(), "loc")) {
      const path = address.slice(ORIGIN.length);
      expect(closed.filter((each) => path.startsWith(each))).toEqual([]);
    }
  }
});
