import { composedCards, editor, open } from "../pages/card";
import { expect, test } from "../pages/fixtures";

const hard = {
  quotation: {
    text: `> ${"好的开始是成功的一半而写下来的念头才不会在夜里溜走".repeat(12)}`,
    shows: "好的开始",
  },
  "deep list": {
    text: `- 一\n  - 二\n    - 三\n      - ${"四层里的一句话，要换行。".repeat(30)}`,
    shows: "四层里",
  },
  numbers: { text: "2024. 年份\n2025. 又一年\n\n100000. 很大", shows: "又一年" },
  "long word": {
    text: `# ${"Donaudampfschifffahrtselektrizitäten".repeat(3)}\n\nhttps://example.com/${"long".repeat(60)}`,
    shows: "Donaudampf",
  },
  picture: {
    text: `![](data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="800"/>')})\n\n图下的字。`,
    shows: "图下的字",
  },
};

test("nothing leaves a card of any style", async ({ page }) => {
  const settings = {
    format: "square",
    fontSize: "xl",
    source: "摘自《一本名字很长的书》第三章第二节",
    brand: "一个相当长的品牌名称",
  };
  await open(page, "zh", { settings });
  for (const [name, { text, shows }] of Object.entries(hard)) {
    await editor(page, "zh").fill(text);
    await expect(composedCards(page).first()).toContainText(shows);
    for (const style of ["现代渐变", "极简留白", "商务专业"]) {
      await page.getByRole("radio", { name: style }).check();
      await expect(page.getByText("底部会被裁掉")).toHaveCount(0);
      const outside = await composedCards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const body = card.querySelector(".card-body")?.getBoundingClientRect() ?? new DOMRect();
          const within = [...card.querySelectorAll(".card-flow, .card-flow *:not(.card-quote)")];
          const beyond = within.filter((element) => {
            const { left, right, bottom } = element.getBoundingClientRect();
            return left < body.left - 4 || right > body.right + 2 || bottom > body.bottom + 2;
          });
          const named = [...card.querySelectorAll(".card-brand, .card-source")];
          const cut = named.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
          return [...beyond, ...cut].map((element) => element.outerHTML.slice(0, 80));
        }),
      );
      expect(outside, `${name}, ${style}`).toEqual([]);
    }
  }
});

test("a table of many columns breaks no word that smaller type keeps whole", async ({ page }) => {
  const text =
    "| Name | Owner | Status | Due date | Budget | Region |\n| --- | --- | --- | --- | --- | --- |\n| Apollo migration | Charlotte | In progress | 2026-11-21 | 1,200,000 | EMEA |";
  await open(page, "en", { settings: { format: "auto" }, text });
  const table = composedCards(page).locator("table");
  await expect(table).not.toHaveClass(/card-broken/);
  const { isWithin, size } = await table.evaluate((element) => ({
    isWithin:
      element.getBoundingClientRect().right <=
      (element.parentElement?.getBoundingClientRect().right ?? 0) + 1,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  expect(isWithin).toBe(true);
  expect(size).toBeGreaterThanOrEqual(11);
  expect(size).toBeLessThan(16);
});
