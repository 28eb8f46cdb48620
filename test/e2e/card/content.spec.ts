import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import { cards, composedCards, editor, open, save } from "../pages/card";
import { expect, test } from "../pages/fixtures";

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

test("a text of 100 KB is cut with a message and keeps the page usable", async ({ page }) => {
  await open(page, "en", { settings: { format: "portrait" } });
  await editor(page, "en").fill("A sentence of some words that goes on. ".repeat(2600));
  await expect(page.getByText("Cards show the first 20,000 characters")).toBeVisible();
  await expect(cards(page).nth(5)).toBeAttached();
  await expect(editor(page, "en")).toHaveValue(/goes on\. $/);
});

test("a part too complex to be drawn stands as it was written, and that is said; a card taller than the window scrolls by keyboard", async ({
  page,
}) => {
  const told = page.getByText("因此显示为源码");
  const bomb = `${"<b>".repeat(400)}\n**words** &amp; <i>the end of the part</i>`;
  await open(page, "zh", { settings: { format: "auto" }, text: `# Title\n\n${bomb}\n\nAfter it.` });
  const card = composedCards(page).first();
  await expect(card.locator("pre")).toHaveText(bomb);
  await expect(card).toContainText("After it.");
  await expect(told).toBeVisible();
  await editor(page, "zh").fill("Words.\n\n".repeat(60));
  await expect(card.locator("pre")).toHaveCount(0);
  await expect(told).toHaveCount(0);
  await expect(page.locator("section [tabindex='0'] .share-card")).toBeVisible();
});
