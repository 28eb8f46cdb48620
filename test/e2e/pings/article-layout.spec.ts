import { expect, test } from "../pages/fixtures";
import { longText, plantArticle } from "../pages/pings";
import { untilRunning } from "../pages/running";

test("no line of a headline ends between a hyphen and a digit", async ({ page, request }) => {
  await page.goto(await plantArticle(request, { title: "A court asks the makers of GPT-5 for their list" }));
  for (let width = 320; width < 480; width += 10) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let text = "";
      const tops: number[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        for (const [index, character] of [...(currentNode.textContent ?? "")].entries()) {
          const range = document.createRange();
          range.setStart(currentNode, index);
          range.setEnd(currentNode, index + 1);
          text += character;
          tops.push(range.getBoundingClientRect().top);
        }
      }
      const at = text.indexOf("GPT-5");
      return tops.slice(at, at + 5);
    });
    expect(new Set(heights).size, `${width}`).toBe(1);
  }
});

test("no word is too long for a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const long = "x".repeat(300);
  const content = `${long}\n\n| a | b |\n| - | - |\n| ${long} | ${long} |\n\n    ${long}`;
  const tagId = `long-words-${crypto.randomUUID()}`;
  await plantArticle(request, { title: long, tagId });
  const more = { title: long, summary: long, source: long, reason: long, tagId };
  await page.goto(await plantArticle(request, { content, ...more }));
  await expect(page.getByRole("region", { name: /More from/ }).getByRole("link")).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("nothing moves when scripts take the page over", async ({ page, request }) => {
  const path = await plantArticle(request, { content: longText });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Number(Reflect.get(window, "shifted")) + Number(Reflect.get(entry, "value")),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}?lang=en`);
    await untilRunning(page);
    expect(await page.evaluate(() => Number(Reflect.get(window, "shifted"))), `${width}`).toBeLessThan(0.02);
  }
});

test("a picture that does not come is hidden, one that comes is shown", async ({ page, request, signIn }) => {
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.route("https://pictures.localhost/**", (route) =>
    route.request().url().endsWith("/there.png")
      ? route.fulfill({ contentType: "image/png", body: picture })
      : route.fulfill({ status: 404 }),
  );
  const content =
    "![there](http://pictures.localhost/there.png) ![gone](https://pictures.localhost/gone.png)";
  const path = await plantArticle(request, { content });
  await signIn();
  await page.goto(`${path}?lang=en`);
  await expect(page.getByRole("img", { name: "there" })).toBeVisible();
  await expect(page.locator("img[alt=gone]")).toBeHidden();
});
