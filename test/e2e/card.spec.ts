import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "./support";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const words = {
  en: { text: "Text (Markdown)", download: "Download", waiting: "Your preview will appear here" },
  zh: { text: "文字（Markdown）", download: "下载", waiting: "预览内容将在这里显示" },
};

type Language = keyof typeof words;

/** Opens the tool in a language, with settings and a text as an earlier visit left them. */
async function open(
  page: Page,
  language: Language,
  kept: { settings?: object; text?: string } = {},
  hash = "",
) {
  await page.addInitScript(({ settings, text }) => {
    if (settings) localStorage.setItem("wink.card.settings", JSON.stringify(settings));
    if (text) localStorage.setItem("wink.card.text", JSON.stringify({ text, previous: null }));
  }, kept);
  await page.goto(`/share-card?lang=${language}${hash}`);
  await page.waitForLoadState("networkidle");
}

const editor = (page: Page, language: Language) => page.getByRole("textbox", { name: words[language].text });
const cards = (page: Page) => page.locator("section .share-card");

async function save(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).filter({ visible: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

for (const language of ["zh", "en"] as const) {
  test(`a text becomes a card and a picture of twice its size, in ${language}`, async ({ page }) => {
    await open(page, language);
    await expect(cards(page)).toHaveText(new RegExp(words[language].waiting));
    await editor(page, language).fill("# 标题 Title\n\n**注意**两行\n第二行");
    await expect(cards(page).locator("h1")).toHaveText("标题 Title");
    await expect(cards(page).locator("strong")).toHaveText("注意");
    const { name, content } = await save(page, words[language].download);
    expect(name).toBe("share-card.png");
    expect(PNG.sync.read(content).width).toBe(1080);
  });

  test(`the tool has no accessibility findings with cards, notes and dark cards, in ${language}`, async ({
    page,
  }) => {
    await open(page, language, {
      settings: { format: "square", tone: "dark", style: "business" },
      text: `# A\n\n${"好。".repeat(400)}\n\n- [ ] x\n\n[link](https://a.example)`,
    });
    await expect(cards(page).nth(1)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test.describe("a picture against a screenshot of its card", () => {
  test.use({ viewport: { width: 1280, height: 1500 }, deviceScaleFactor: 2 });

  for (const style of ["gradient", "minimal", "business"]) {
    test(`differs by at most 1 % in style ${style}`, async ({ page }) => {
      for (const language of ["zh", "en"] as const) {
        for (const tone of ["light", "dark"]) {
          const text =
            language === "zh"
              ? "# 写下来，才算想过\n\n> 好记性不如烂笔头。\n\n**马上记**，不必先想清楚。\n\n1. 起一个标题\n2. 写 `一行`\n\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |"
              : "# Write it down\n\n> The faintest ink is best.\n\n**Note it at once**, before it is tidy.\n\n1. A title\n2. `One line`\n\n| A | B |\n| --- | --- |\n| 1 | 2 |";
          await open(page, language, { settings: { style, tone }, text });
          const card = cards(page);
          await card.locator("table").waitFor();
          await card.locator("xpath=ancestor::*[@role='img']").evaluate((element) => {
            const { top, left } = element.getBoundingClientRect();
            element.style.cssText += `position:relative;top:${Math.ceil(top) - top}px;left:${Math.ceil(left) - left}px`;
          });
          const shown = PNG.sync.read(await card.screenshot());
          const picture = PNG.sync.read((await save(page, words[language].download)).content);
          expect([picture.width, picture.height]).toEqual([shown.width, shown.height]);
          const { width, height } = shown;
          const differing = pixelmatch(shown.data, picture.data, undefined, width, height, {
            threshold: 0.1,
          });
          expect(differing / (width * height)).toBeLessThan(0.01);
        }
      }
    });
  }
});

test("a saying grows with its card and the size of type chosen, and stays within it", async ({ page }) => {
  test.setTimeout(120_000);
  for (const style of ["gradient", "minimal", "business"]) {
    const sizes: number[] = [];
    for (const chosen of [
      { format: "square", fontSize: "small" },
      { format: "story", fontSize: "xl" },
    ]) {
      await open(page, "zh", { settings: { style, ...chosen }, text: "写下来，才算想过。" });
      const words = cards(page)
        .locator(".card-flow")
        .filter({ hasText: "才算想过" })
        .filter({ visible: true });
      await expect(words).toHaveAttribute("style", /font-size/);
      const { isWithin, size } = await words.evaluate((flow) => {
        const [own, body] = [flow, flow.parentElement ?? flow].map((each) => each.getBoundingClientRect());
        const isWithin = !!own && !!body && own.bottom <= body.bottom + 1 && own.right <= body.right + 1;
        return { isWithin, size: Number.parseFloat(getComputedStyle(flow).fontSize) };
      });
      expect(isWithin).toBe(true);
      sizes.push(size);
    }
    const [small = 0, large = 0] = sizes;
    expect(large).toBeGreaterThan(small * 1.4);
  }
});

test("no card of several is left with a line, and a list stays with what introduces it", async ({ page }) => {
  const list = Array.from({ length: 9 }, (_, index) => `- 第 ${index + 1} 件小事`).join("\n");
  const text = `${"好的开始是成功的一半。".repeat(14)}\n\n要做的有：\n\n${list}\n\n完。`;
  await open(page, "zh", { settings: { format: "square", style: "business" }, text });
  await expect(cards(page).nth(1)).toBeVisible();
  for (const card of await cards(page).all()) {
    await expect(card.locator(".card-flow > :last-child")).not.toHaveText("要做的有：");
    const share = await card.evaluate((element) => {
      const height = (name: string) => element.querySelector(name)?.getBoundingClientRect().height ?? 0;
      return height(".card-flow") / height(".card-body");
    });
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test("the inserters are undone by the browser's own undo", async ({ page }) => {
  await open(page, "en");
  const area = editor(page, "en");
  await area.click();
  await page.keyboard.type("hello world");
  for (const name of ["Heading", "Bold", "Italic", "Bullet list", "Numbered list", "Quote", "Inline code"]) {
    await area.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(0, 5));
    await page.getByRole("button", { name, exact: true }).click();
    await expect(area).not.toHaveValue("hello world");
    await page.keyboard.press("Control+z");
    await expect(area).toHaveValue("hello world");
  }
});

test("text, look and brand are there again after a reload", async ({ page }) => {
  await open(page, "en");
  await editor(page, "en").fill("Kept words");
  await page.getByLabel("Brand name").fill("文 & 字");
  await page.getByRole("radio", { name: "Minimal Clean" }).check();
  await page.getByLabel("Font size").selectOption("xl");
  await page.reload();
  await expect(editor(page, "en")).toHaveValue("Kept words");
  await expect(cards(page)).toContainText("@文 & 字");
  await expect(cards(page)).toHaveAttribute("data-style", "minimal");
  await expect(cards(page)).toHaveAttribute("data-size", "xl");
});

test("nothing is lost while the browser keeps nothing, and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("wink.card")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await open(page, "en");
  await editor(page, "en").fill("Only here");
  await expect(page.getByText("This browser keeps nothing")).toBeVisible();
  await expect(cards(page)).toContainText("Only here");
});

test("a text handed over takes the place of one's own, which comes back", async ({ page }) => {
  await open(page, "en", { text: "My own words" }, `#text=${encodeURIComponent("From the feed")}`);
  const area = editor(page, "en");
  await expect(area).toHaveValue("From the feed");
  expect(new URL(page.url()).hash).toBe("");
  await area.press("Control+z");
  await expect(area).toHaveValue("My own words");
  await page.evaluate(() => {
    location.hash = "#text=Another";
  });
  await expect(area).toHaveValue("Another");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(area).toHaveValue("My own words");
  await page.getByRole("link", { name: "Open in editor" }).click();
  await expect(page).toHaveURL(/\/markdown-editor/);
});

test("what two tabs write is lost in neither", async ({ page, context }) => {
  await open(page, "en");
  const other = await context.newPage();
  await open(other, "en");
  await editor(page, "en").fill("Words of one");
  await editor(other, "en").fill("Words of the other");
  await expect(page.getByText("Another tab has a different text.")).toBeVisible();
  await page.reload();
  await expect(editor(page, "en")).toHaveValue("Words of one");
  await other.close();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(editor(page, "en")).toHaveValue("Words of the other");
});

test("a long text becomes several cards that hold all of it, saved as one file", async ({ page }) => {
  const sentence = (index: number) => `这是第 ${index} 句话，用来把卡片填满。`;
  const paragraph = Array.from({ length: 60 }, (_, index) => sentence(index)).join("");
  const list = Array.from({ length: 12 }, (_, index) => `${index + 1}. 第 ${index + 1} 项`).join("\n");
  const code = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
  await open(page, "zh", {
    settings: { format: "portrait" },
    text: `# 长文\n\n${paragraph}\n\n## 列表\n\n${list}\n\n\`\`\`\n${code}\n\`\`\``,
  });
  await expect(cards(page).nth(2)).toBeVisible();
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => ({
      words: card.querySelector(".card-flow")?.textContent ?? "",
      over:
        (card.querySelector(".card-flow")?.getBoundingClientRect().height ?? 0) -
        (card.querySelector(".card-body")?.getBoundingClientRect().height ?? 0),
      page: card.querySelector(".card-page")?.textContent,
      last: card.querySelector(".card-flow")?.lastElementChild?.localName,
    })),
  );
  const all = shown.map((card) => card.words).join("");
  for (let index = 0; index < 60; index += 1) expect(all).toContain(sentence(index));
  for (let index = 0; index < 40; index += 1) expect(all).toContain(`line ${index}`);
  expect(all.match(/第 12 项/g)).toHaveLength(1);
  for (const [index, card] of shown.entries()) {
    expect(card.over).toBeLessThanOrEqual(1);
    expect(card.page).toBe(`${index + 1}/${shown.length}`);
    expect(card.last).not.toMatch(/^h\d$/);
  }
  const { name, content } = await save(page, `下载 ${shown.length} 张卡片`);
  expect(name).toBe("share-cards.zip");
  const files = unzipSync(content);
  expect(Object.keys(files)).toHaveLength(shown.length);
  for (const file of Object.values(files)) {
    const { width, height } = PNG.sync.read(Buffer.from(file));
    expect([width, height]).toEqual([1080, 1440]);
  }
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

test("where the browser cannot lay out a picture it is drawn box for box", async ({ page }) => {
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
      const [image] = given;
      if (image instanceof HTMLImageElement && image.src.includes("foreignObject"))
        throw new DOMException("no", "SecurityError");
      Reflect.apply(drawImage, this, given);
    };
  });
  await open(page, "en", { settings: { style: "business", format: "square" }, text: "# Drawn" });
  const picture = PNG.sync.read((await save(page, "Download")).content);
  expect([picture.width, picture.height]).toEqual([1080, 1080]);
  const colours = new Set<number>();
  for (let at = 0; at < picture.data.length; at += 4) colours.add(picture.data.readUInt32BE(at));
  expect(colours.size).toBeGreaterThan(20);
});

for (const fault of ["at half its size", "without its pictures"]) {
  test(`a card that the browser draws ${fault} is drawn another way`, async ({ page }) => {
    await page.addInitScript((fault) => {
      const { drawImage } = CanvasRenderingContext2D.prototype;
      let isFirst = true;
      CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
        const [image] = given;
        const isCard = image instanceof HTMLImageElement && image.src.includes("foreignObject");
        if (!isCard || !isFirst) return Reflect.apply(drawImage, this, given);
        isFirst = false;
        const { width, height } = this.canvas;
        if (fault === "at half its size")
          return Reflect.apply(drawImage, this, [image, 0, 0, width / 2, height / 2]);
        for (const [index, colour] of ["#abc", "#cba"].entries()) {
          this.fillStyle = colour;
          this.fillRect(0, (index * height) / 2, width, height / 2);
        }
      };
    }, fault);
    const red = new PNG({ width: 200, height: 100 });
    for (let at = 0; at < red.data.length; at += 4) red.data.writeUInt32BE(0xff0000ff, at);
    const address = `data:image/png;base64,${PNG.sync.write(red).toString("base64")}`;
    await open(page, "en", { text: `# Drawn\n\n![red](${address})` });
    await expect(cards(page).locator("img")).toBeVisible();
    const picture = PNG.sync.read((await save(page, "Download")).content);
    expect(picture.data.at(-1)).toBe(255);
    let reds = 0;
    for (let at = 0; at < picture.data.length; at += 4)
      if (picture.data.readUInt32BE(at) === 0xff0000ff) reds += 1;
    expect(reds).toBeGreaterThan(70_000);
  });
}

test("tasks show a box each, ticked where they are done", async ({ page }) => {
  await open(page, "en", { text: "- [x] done\n- [ ] open\n- plain" });
  const items = cards(page).locator("li");
  await expect(items).toHaveText(["done", "open", "plain"]);
  await expect(cards(page).locator(".card-box")).toHaveCount(2);
  await expect(items.nth(0).locator(".card-box[data-done]")).toHaveCount(1);
});

test("who said it stands apart from what was said", async ({ page }) => {
  await open(page, "zh", {
    settings: { style: "minimal" },
    text: "> 人闲桂花落，\n> 夜静春山空。\n> ——王维",
  });
  await expect(cards(page).locator(".card-cite")).toHaveText("——王维");
  await expect(cards(page).locator("blockquote p").first()).toHaveText(/夜静春山空。$/);
});

test("cards taller than the window can be scrolled with the keyboard", async ({ page }) => {
  await open(page, "en", { text: "Words.\n\n".repeat(60) });
  await expect(page.locator("section [tabindex='0'] .share-card")).toBeVisible();
});

test("hostile HTML stays words and pictures", async ({ page }) => {
  await open(page, "en", {
    text: '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script><form action="//a"><input type=text><button>b</button></form><p style="position:fixed;inset:0;background:url(https://a.example/x)" class="share-card" id="main">words</p><svg onload="window.harmed=1"></svg>',
  });
  await expect(cards(page).first()).toContainText("words");
  const flow = page.locator("section .card-flow");
  await expect(
    flow.locator("script, form, input, button, svg, [onerror], [id], [class], [style*=position]"),
  ).toHaveCount(0);
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
});

test("a text of 100 KB is cut with a message and keeps the page usable", async ({ page }) => {
  await open(page, "en", { settings: { format: "portrait" } });
  await editor(page, "en").fill("A sentence of some words that goes on. ".repeat(2600));
  await expect(page.getByText("Cards show the first 20,000 characters")).toBeVisible();
  await expect(cards(page).nth(5)).toBeAttached();
  await expect(editor(page, "en")).toHaveValue(/goes on\. $/);
});

test("a refused clipboard is told, with another way", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: { write: refuse, writeText: refuse } });
    document.execCommand = () => false;
  });
  await open(page, "en", { text: "words" });
  await page.getByRole("button", { name: "Copy image" }).click();
  await expect(page.getByRole("alert")).toContainText("did not allow the image to be copied");
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByRole("alert")).toContainText("did not allow the text to be copied");
});

test("the raw text and the picture are copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "en", { text: "**raw** words" });
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("Text copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("**raw** words");
  await page.getByRole("button", { name: "Copy image" }).click();
  await expect(page.getByText("Image copied", { exact: true })).toBeVisible();
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  );
  expect(types).toContain("image/png");
});

test("cards are made and saved without a network, once the tool is loaded", async ({ page, context }) => {
  const fetched = ["compose.client", "capture.client"].map((part) =>
    page.waitForEvent("requestfinished", (request) => request.url().includes(part)),
  );
  await open(page, "en");
  await Promise.all(fetched);
  await context.setOffline(true);
  await editor(page, "en").fill("# Offline");
  await expect(cards(page).locator("h1")).toHaveText("Offline");
  expect((await save(page, "Download")).name).toBe("share-card.png");
});

test("a card is made with the keyboard alone", async ({ page }) => {
  await open(page, "en");
  await editor(page, "en").focus();
  await page.keyboard.type("Typed words");
  await page.getByRole("radio", { name: "Modern Gradient" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cards(page)).toHaveAttribute("data-style", "business");
  await page.getByRole("button", { name: "Download", exact: true }).filter({ visible: true }).focus();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("share-card.png");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the card is one tap away, nothing is wider than the screen and the bar saves", async ({ page }) => {
    await open(page, "zh", { text: "# 手机" });
    await expect(cards(page)).toBeHidden();
    await page.getByRole("button", { name: "看卡片" }).click();
    await expect(cards(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(PNG.sync.read((await save(page, "下载")).content).width).toBe(1080);
  });
});
