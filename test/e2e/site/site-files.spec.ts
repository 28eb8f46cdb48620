import { PNG } from "pngjs";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";

const DAY = "public, max-age=86400";

const files = [
  { path: "/favicon.ico", type: /^image\/(x-icon|vnd\.microsoft\.icon)/, start: "\u0000\u0000\u0001\u0000" },
  { path: "/favicon.svg", type: /^image\/svg\+xml/, start: "<svg" },
  { path: "/apple-touch-icon.png", type: /^image\/png/, start: "\u0089PNG" },
  { path: "/manifest.webmanifest", type: /^application\/manifest\+json/, start: "{" },
];

test("each icon and the manifest is there, of its type, and cached for a day", async ({ request }) => {
  for (const { path, type, start } of files) {
    const answer = await request.get(ORIGIN + path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toMatch(type);
    expect(answer.headers()["cache-control"], path).toBe(DAY);
    expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
    expect((await answer.body()).toString("latin1").startsWith(start), path).toBe(true);
  }
});

test("every icon of the manifest is as large as it says", async ({ request }) => {
  const manifest = await (await request.get(`${ORIGIN}/manifest.webmanifest`)).json();
  expect(manifest.name).toBe("Wink");
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = PNG.sync.read(await (await request.get(ORIGIN + src)).body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("the manifests of both languages differ in words alone, and lead to what is there", async ({
  request,
}) => {
  const read = async (name: string) => (await request.get(`${ORIGIN}/${name}.webmanifest`)).json();
  const [en, zh] = [await read("manifest"), await read("manifest.zh")];
  const withoutWords = (manifest: object) =>
    JSON.stringify(manifest, (key, value) =>
      ["name", "label", "description", "lang"].includes(key) ? "" : value,
    ).replaceAll("-zh-", "-en-");
  expect(withoutWords(zh)).toBe(withoutWords(en));
  expect([en.lang, zh.lang]).toEqual(["en", "zh-CN"]);
  const addresses = [
    ...[en, zh].flatMap(({ screenshots }) => screenshots.map(({ src }: { src: string }) => src)),
    ...en.shortcuts.map(({ url }: { url: string }) => url),
    ...[en.share_target, ...en.file_handlers].map(({ action }: { action: string }) => action),
  ];
  expect(addresses.length).toBe(15);
  for (const address of addresses) expect((await request.get(ORIGIN + address)).status(), address).toBe(200);
});

test("every page names its icons and its manifest", async ({ request }) => {
  const page = await openPlain(request, "/offerwink?lang=en");
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    const href = page.document.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
    expect(href, rel).toBeTruthy();
    expect((await request.get(ORIGIN + href)).status(), rel).toBe(200);
  }
});

test("robots.txt names the sitemap at our configured address, whatever host was asked", async ({
  request,
}) => {
  const answer = await request.get(`${PRODUCTION}/robots.txt`);
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toContain("Sitemap: https://wink.example/sitemap.xml\n");
});

test("a shared link to each product has its picture in each language", async ({ request }) => {
  for (const { path, picture } of [
    { path: "/", picture: "wink" },
    { path: "/offerwink/rubric", picture: "offerwink" },
    { path: "/pings", picture: "pings" },
    { path: "/memwink", picture: "memwink" },
    { path: "/subtitle-converter", picture: "creator" },
  ]) {
    for (const language of ["zh", "en"]) {
      const place = `${path} ${language}`;
      const html = await (await request.get(`${ORIGIN}${path}?lang=${language}`)).text();
      const property = (name: string) =>
        html.match(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`))?.[1];
      expect(property("og:image"), place).toBe(`${ORIGIN}/og/${picture}-${language}.png`);
      expect(property("twitter:card"), place).toBe("summary_large_image");
      const answer = await request.get(property("og:image") ?? "");
      expect(answer.headers()["cache-control"], place).toBe(DAY);
      const body = await answer.body();
      expect(body.length, place).toBeLessThan(100_000);
      const { width, height } = PNG.sync.read(body);
      expect([width, height].map(String), place).toEqual([
        property("og:image:width"),
        property("og:image:height"),
      ]);
    }
  }
});

test("the footer names the server's year, also in a browser that is in another", async ({ page }) => {
  const year = new Date().getUTCFullYear();
  await page.clock.setFixedTime(new Date(Date.UTC(year + 1, 0, 1)));
  await page.goto("/?lang=en");
  await untilRunning(page);
  await expect(page.getByRole("contentinfo")).toContainText(`© 2025–${year} Wink`);
});
