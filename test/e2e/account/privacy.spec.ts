import { expect, test } from "../pages/fixtures";
import { openPlain, textOf } from "../pages/plain";

test("every footer leads to the privacy page", async ({ request }) => {
  for (const path of ["/", "/offerwink", "/media-tools", "/signin"]) {
    const page = await openPlain(request, `${path}?lang=en`);
    expect(page.one("footer a", "Privacy").getAttribute("href"), path).toBe("/privacy");
  }
  for (const [lang, title, promise] of [
    ["en", "Privacy", "one hour at most"],
    ["zh", "隐私说明", "最多保留一小时"],
  ]) {
    const page = await openPlain(request, `/privacy?lang=${lang}`);
    expect(page.texts("h1")).toEqual([title]);
    expect(textOf(page.one("main"))).toContain(promise);
  }
});

test("the people of the home page are marked as illustrations", async ({ request }) => {
  const page = await openPlain(request, "/?lang=zh");
  const voices = page.all("#voices figure");
  expect(voices).toHaveLength(5);
  for (const voice of voices) expect(textOf(voice)).toContain("示例");
  expect(page.all("#voices img")).toEqual([]);
  expect(page.all('#products a[href="/memwink"]')).toHaveLength(1);
});
