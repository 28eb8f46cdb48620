import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import { cards, composedCards, editor, open, save } from "../pages/card";
import { expect, test } from "../pages/fixtures";

test("a saying grows with its card and the size of type chosen, and stays within it", async ({ page }) => {
  await open(page, "zh", { text: "写下来，才算想过。" });
  const words = cards(page).locator(".card-flow").filter({ hasText: "才算想过" }).filter({ visible: true });
  for (const style of ["现代渐变", "极简留白", "商务专业"]) {
    await page.getByRole("radio", { name: style }).check();
    const sizes: number[] = [];
    for (const [format, shape, fontSize] of [
      ["1:1", "square", "small"],
      ["9:16", "story", "xl"],
    ] as const) {
      await page.getByRole("radio", { name: format }).check();
      await page.getByRole("combobox", { name: "字号" }).selectOption(fontSize);
      await expect(cards(page)).toHaveAttribute("data-format", shape);
      await expect(cards(page)).toHaveAttribute("data-size", fontSize);
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

test("no third of a card of few words is blank, in any style and format", async ({ page }) => {
  await open(page, "en", { text: "# One year remote\n\nNo commute, more meetings." });
  for (const style of ["Modern Gradient", "Minimal Clean", "Business Pro"]) {
    await page.getByRole("radio", { name: style }).check();
    for (const format of ["Grows with text", "3:4", "1:1", "9:16"]) {
      await page.getByRole("radio", { name: format }).check();
      await expect.poll(() => composedCards(page).evaluate(largestBlank)).toBeLessThan(1 / 3);
    }
  }
});

/** The highest part of a card without a line of words or a shape, as a share of its height. */
function largestBlank(card: Element): number {
  const { top, bottom, height } = card.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(card);
  const drawn = [...card.querySelectorAll(".card-disc, .card-band, header")].filter(
    (shape) => !card.matches("[data-style=minimal]") || shape.localName !== "header",
  );
  const parts = [...words.getClientRects(), ...drawn.map((shape) => shape.getBoundingClientRect())]
    .filter((part) => part.height < height * 0.6)
    .sort((one, other) => one.top - other.top);
  let end = top;
  let largest = 0;
  for (const part of parts) {
    largest = Math.max(largest, part.top - end);
    end = Math.max(end, part.bottom);
  }
  return Math.max(largest, bottom - end) / height;
}

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

test("tasks show a box each, and who said it stands apart from what was said", async ({ page }) => {
  await open(page, "zh", {
    settings: { style: "minimal" },
    text: "- [x] done\n- [ ] open\n- plain\n\n> 人闲桂花落，\n> 夜静春山空。\n> ——王维",
  });
  const items = cards(page).getByRole("listitem", { includeHidden: true });
  await expect(items).toHaveText(["done", "open", "plain"]);
  await expect(cards(page).locator(".card-box")).toHaveCount(2);
  await expect(items.nth(0).locator(".card-box[data-done]")).toHaveCount(1);
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

test("a part too complex to be drawn stands as it was written, and that is said", async ({ page }) => {
  const told = page.getByText("因此显示为源码");
  const bomb = `${"<b>".repeat(400)}\n**words** &amp; <i>the end of the part</i>`;
  await open(page, "zh", { settings: { format: "auto" }, text: `# Title\n\n${bomb}\n\nAfter it.` });
  const card = composedCards(page).first();
  await expect(card.locator("pre")).toHaveText(bomb);
  await expect(card).toContainText("After it.");
  await expect(told).toBeVisible();
  await editor(page, "zh").fill("# Title\n\nAfter it.");
  await expect(card.locator("pre")).toHaveCount(0);
  await expect(told).toHaveCount(0);
});
