import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { cards, editor, open, save, words } from "../pages/card";
import { expect, test } from "../pages/fixtures";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const texts = {
  zh: {
    title: "写下来，才算想过",
    text: "# 写下来，才算想过\n\n> 好记性不如烂笔头。\n\n**马上记**，不必先想清楚，$E = mc^2$。\n\n$$x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}$$\n\n1. 起一个标题\n2. 写 `一行`\n\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |",
  },
  en: {
    title: "Write it down",
    text: "# Write it down\n\n> The faintest ink is best.\n\n**Note it at once**, before $E = mc^2$.\n\n$$x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}$$\n\n1. A title\n2. `One line`\n\n| A | B |\n| --- | --- |\n| 1 | 2 |",
  },
};

test.describe("on a screen of two pixels a point", () => {
  test.use({ viewport: { width: 1280, height: 1500 }, deviceScaleFactor: 2 });

  test("a picture differs by at most 1 % from a screenshot of its card, in each style, light and dark", async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await open(page, "en");
    for (const [style, label, inLight, inDark] of [
      ["gradient", "Modern Gradient", "zh", "en"],
      ["minimal", "Minimal Clean", "en", "zh"],
      ["business", "Business Pro", "zh", "en"],
    ] as const) {
      await page.getByRole("radio", { name: label }).check();
      for (const [tone, name, language] of [
        ["light", "Light", inLight],
        ["dark", "Dark", inDark],
      ] as const) {
        const { title, text } = texts[language];
        const themes = page.getByRole("group", { name: "Card theme" });
        await themes.getByRole("radio", { name }).check();
        await editor(page, "en").fill(text);
        const card = cards(page);
        await card.locator("table").waitFor();
        await expect(card.locator("h1")).toHaveText(title);
        await expect(card).toHaveAttribute("lang", language);
        await expect(card).toHaveAttribute("data-style", style);
        await expect(card).toHaveAttribute("data-tone", tone);
        await expect(card.locator(".card-formula")).toHaveCount(2);
        await page.evaluate(() => document.fonts.ready);
        await card.locator("xpath=ancestor::*[@role='img']").evaluate((element) => {
          element.style.cssText += ";position:relative;top:0;left:0";
          const { top, left } = element.getBoundingClientRect();
          element.style.cssText += `;top:${Math.ceil(top) - top}px;left:${Math.ceil(left) - left}px`;
        });
        const shown = PNG.sync.read(await card.screenshot());
        const picture = PNG.sync.read((await save(page, words.en.download)).content);
        expect([picture.width, picture.height]).toEqual([shown.width, shown.height]);
        const { width, height } = shown;
        const differing = pixelmatch(shown.data, picture.data, undefined, width, height, { threshold: 0.1 });
        expect(differing / (width * height), `${style}, ${tone}`).toBeLessThan(0.01);
      }
    }
  });
});

test("a host that refuses its picture is named with the reason, and the picture comes once it allows it", async ({
  page,
}) => {
  let allows = false;
  await page.route("https://refusing.localhost/**", (route) =>
    route.fulfill({
      body: pixel,
      contentType: "image/png",
      headers: { "Access-Control-Allow-Origin": allows ? "*" : "https://another.example" },
    }),
  );
  await page.route("https://open.localhost/**", (route) =>
    route.fulfill({ body: pixel, contentType: "image/png", headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  await open(page, "en", {
    text: "![mine](https://refusing.localhost/a.png)\n\n![good](https://open.localhost/b.png)\n\n![old](http://localhost:1/c.png)\n\n![near](d.png)",
  });
  await expect(cards(page).locator("img")).toHaveCount(4);
  await save(page, "Download");
  const note = page.getByRole("alert");
  await expect(note).toContainText("refusing.localhost");
  await expect(note).toContainText("CORS refused");
  await expect(note).toContainText("begins with http:");
  await expect(note).toContainText("address is incomplete");
  await expect(note).not.toContainText("open.localhost");
  allows = true;
  await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Fetch again" }).click(),
  ]);
  await expect(note).not.toContainText("refusing.localhost");
});

test("a card that the browser draws at half its size, without its pictures or not at all is drawn another way", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      const [image] = args;
      const { dataset } = document.documentElement;
      const { fault } = dataset;
      const isCard = image instanceof HTMLImageElement && image.src.includes("foreignObject");
      if (!isCard || !fault) return Reflect.apply(drawImage, this, args);
      if (fault === "not at all") throw new DOMException("no", "SecurityError");
      // Another way of the browser's own layout does it right.
      dataset.fault = "";
      const { width, height } = this.canvas;
      if (fault === "at half its size")
        return Reflect.apply(drawImage, this, [image, 0, 0, width / 2, height / 2]);
      for (const [index, colour] of ["#abc", "#cba"].entries()) {
        this.fillStyle = colour;
        this.fillRect(0, (index * height) / 2, width, height / 2);
      }
    };
  });
  const red = new PNG({ width: 200, height: 100 });
  for (let at = 0; at < red.data.length; at += 4) red.data.writeUInt32BE(0xff0000ff, at);
  const address = `data:image/png;base64,${PNG.sync.write(red).toString("base64")}`;
  await open(page, "en", {
    settings: { style: "business", format: "square" },
    text: `# Drawn\n\n![red](${address})`,
  });
  await expect(cards(page).locator("img")).toBeVisible();
  for (const fault of ["at half its size", "without its pictures", "not at all"]) {
    await page.evaluate((fault) => {
      document.documentElement.dataset.fault = fault;
    }, fault);
    const picture = PNG.sync.read((await save(page, "Download")).content);
    expect([picture.width, picture.height], fault).toEqual([1080, 1080]);
    expect(picture.data.at(-1), fault).toBe(255);
    const colours = new Set<number>();
    let reds = 0;
    for (let at = 0; at < picture.data.length; at += 4) {
      const colour = picture.data.readUInt32BE(at);
      colours.add(colour);
      if (colour === 0xff0000ff) reds += 1;
    }
    expect(colours.size, fault).toBeGreaterThan(20);
    expect(reds, fault).toBeGreaterThan(70_000);
  }
});

test("what makes pictures comes with the press; no network and a card that cannot be drawn are told, till both can be", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    Object.assign(window, { isBroken: true });
    // What is reported would count as an error of the page.
    window.reportError = () => undefined;
    HTMLCanvasElement.prototype.toBlob = function (done, ...rest) {
      if ("isBroken" in window && window.isBroken) done(null);
      else toBlob.call(this, done, ...rest);
    };
  });
  await open(page, "en", { text: "words" });
  await expect(cards(page)).toContainText("words");
  const alert = page.getByRole("alert");
  const again = alert.getByRole("button", { name: "Try again" });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Download", exact: true }).filter({ visible: true }).click();
  await expect(alert).toContainText("This part could not be loaded");
  await context.setOffline(false);
  await again.click();
  await expect(alert).toContainText("The picture could not be made. Your text is safe");
  await expect(editor(page, "en")).toHaveValue("words");
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  const saved = page.waitForEvent("download");
  await again.click();
  expect((await saved).suggestedFilename()).toBe("share-card.png");
});

test("a part that lays cards out and does not come is told; a refused clipboard is; a browser that shares nothing has no button", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { write: refuse, writeText: refuse } });
    Object.defineProperty(navigator, "canShare", { value: () => false });
    document.execCommand = () => false;
  });
  const composer = "**/assets/compose.client*";
  await page.route(composer, (route) => route.abort());
  await open(page, "en", { text: "words" });
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The card could not be laid out");
  await expect(page.getByText("This text could not be rendered").first()).toBeVisible();
  await page.unroute(composer);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toContainText("words");
  await page.getByRole("button", { name: "Copy image" }).click();
  await expect(alert).toContainText("did not allow the image to be copied");
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(alert).toContainText("did not allow the text to be copied");
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
});

test("all cards are shared as pictures; who thinks better of it is told nothing, a failure is", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { outcome: "", shared: [] as string[] });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", {
      value: async ({ files }: { files: File[] }) => {
        const { outcome, shared } = window as unknown as { outcome: string; shared: string[] };
        if (outcome) throw new DOMException("no", outcome);
        for (const { name, type, size } of files) shared.push(`${name} ${type} ${size > 1000}`);
      },
    });
  });
  const outcome = (name: string) => page.evaluate((value) => Object.assign(window, { outcome: value }), name);
  await open(page, "zh", { settings: { format: "portrait" }, text: "第一张\n\n---\n\n第二张" });
  const button = page.getByRole("button", { name: "分享" });
  await expect(cards(page)).toHaveCount(2);
  await outcome("AbortError");
  await button.click();
  await expect(button).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await outcome("NotAllowedError");
  await button.click();
  const alert = page.getByRole("alert").filter({ hasText: "图片没能分享出去" });
  await expect(alert).toBeVisible();
  await outcome("");
  await alert.getByRole("button", { name: "重试" }).click();
  await expect(alert).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(["share-card-01.png image/png true", "share-card-02.png image/png true"]);
});
