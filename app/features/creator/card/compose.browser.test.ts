import { expect, test } from "vitest";
import { composedCards, partOf } from "../../../../test/support/composed-cards";
import { cardStyles } from "./settings";
import { formats } from "./size";

const boxOf = (element: Element) => element.getBoundingClientRect();

test.each(cardStyles)(
  "a saying grows with its card and the size of type chosen, and stays within it (%s)",
  async (style) => {
    const sizes: number[] = [];
    for (const [format, fontSize] of [
      ["square", "small"],
      ["story", "xl"],
    ] as const) {
      const [card, ...others] = await composedCards("写下来，才算想过。", { style, format, fontSize });
      if (!card) throw new Error("nothing was composed");
      expect(others).toEqual([]);
      const flow = partOf(card, ".card-flow");
      const [own, body] = [boxOf(flow), boxOf(partOf(card, ".card-body"))];
      expect(own.bottom).toBeLessThanOrEqual(body.bottom + 1);
      expect(own.right).toBeLessThanOrEqual(body.right + 1);
      sizes.push(Number.parseFloat(getComputedStyle(flow).fontSize));
    }
    const [small = 0, large = 0] = sizes;
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(small * 1.4);
  },
);

/** The highest part of a card without a line of words or a shape, as a share of its height. */
function largestBlank(card: Element): number {
  const { top, bottom, height } = boxOf(card);
  const words = document.createRange();
  words.selectNodeContents(card);
  const drawn = [...card.querySelectorAll(".card-disc, .card-band, header")].filter(
    (shape) => !card.matches("[data-style=minimal]") || shape.localName !== "header",
  );
  const parts = [...words.getClientRects(), ...drawn.map(boxOf)]
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

test.each(cardStyles)("no third of a card of few words is blank in any format (%s)", async (style) => {
  for (const format of formats) {
    const cards = await composedCards(
      "# One year remote\n\nNo commute, more meetings.",
      { style, format },
      "en",
    );
    expect(cards).toHaveLength(1);
    for (const card of cards) expect(largestBlank(card), format).toBeLessThan(1 / 3);
  }
});

test("no card of several is left with a line, and a list stays with what introduces it", async () => {
  const list = Array.from({ length: 9 }, (_, index) => `- 第 ${index + 1} 件小事`).join("\n");
  const text = `${"好的开始是成功的一半。".repeat(14)}\n\n要做的有：\n\n${list}\n\n完。`;
  const cards = await composedCards(text, { format: "square", style: "business" });
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    const flow = partOf(card, ".card-flow");
    expect(flow.lastElementChild?.textContent).not.toBe("要做的有：");
    const share = boxOf(flow).height / boxOf(partOf(card, ".card-body")).height;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test("tasks show a box each, and who said it stands apart from what was said", async () => {
  const text = "- [x] done\n- [ ] open\n- plain\n\n> 人闲桂花落，\n> 夜静春山空。\n> ——王维";
  const [card] = await composedCards(text, { style: "minimal" });
  if (!card) throw new Error("nothing was composed");
  const items = [...card.querySelectorAll("li")].map((item) => [
    item.textContent,
    item.querySelectorAll(".card-box").length,
    item.querySelectorAll(".card-box[data-done]").length,
  ]);
  expect(items).toEqual([
    ["done", 1, 1],
    ["open", 1, 0],
    ["plain", 0, 0],
  ]);
  expect(partOf(card, ".card-cite").textContent?.trim()).toBe("——王维");
  expect(partOf(card, "blockquote p").textContent).toMatch(/夜静春山空。$/);
});

test("hostile HTML stays words and pictures", async () => {
  const [card] = await composedCards(
    '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script><form action="//a"><input type=text><button>b</button></form><p style="position:fixed;inset:0;background:url(https://a.example/x)" class="share-card" id="main">words</p><svg onload="window.harmed=1"></svg>',
  );
  const flow = card && partOf(card, ".card-flow");
  expect(flow?.textContent).toContain("words");
  const unwanted = "script, form, input, button, svg, [onerror], [id], [class], [style*=position]";
  expect(flow?.querySelectorAll(unwanted)).toHaveLength(0);
  expect("harmed" in window).toBe(false);
});

test("a card has no front matter on it", async () => {
  const text = "---\ntitle: 我的文章\ndate: 2026-11-21\ntags:\n- a\n---\n\n正文第一段。\n";
  const cards = await composedCards(text);
  expect(cards).toHaveLength(1);
  expect(cards[0]?.querySelector(".card-flow")?.textContent?.trim()).toBe("正文第一段。");
});

const hard: [what: string, text: string][] = [
  ["a quotation", `> ${"好的开始是成功的一半而写下来的念头才不会在夜里溜走".repeat(12)}`],
  ["a deep list", `- 一\n  - 二\n    - 三\n      - ${"四层里的一句话，要换行。".repeat(30)}`],
  ["numbers", "2024. 年份\n2025. 又一年\n\n100000. 很大"],
  [
    "a long word",
    `# ${"Donaudampfschifffahrtselektrizitäten".repeat(3)}\n\nhttps://example.com/${"long".repeat(60)}`,
  ],
  [
    "a picture",
    `![](data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="800"/>')})\n\n图下的字。`,
  ],
];

test.each(hard)("%s leaves no card of any style", async (_, text) => {
  for (const style of cardStyles) {
    const cards = await composedCards(text, {
      ...{ style, format: "square", fontSize: "xl" },
      source: "摘自《一本名字很长的书》第三章第二节",
      brand: "一个相当长的品牌名称",
    });
    expect(cards.length).toBeGreaterThan(0);
    const outside = cards.flatMap((card) => {
      const body = boxOf(partOf(card, ".card-body"));
      const beyond = [...card.querySelectorAll(".card-flow, .card-flow *:not(.card-quote)")].filter(
        (part) => {
          const { left, right, bottom } = boxOf(part);
          return left < body.left - 4 || right > body.right + 2 || bottom > body.bottom + 2;
        },
      );
      const named = [...card.querySelectorAll(".card-brand, .card-source")];
      const cut = named.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      return [...beyond, ...cut].map((element) => element.outerHTML.slice(0, 80));
    });
    expect(outside, style).toEqual([]);
  }
});

test("a table of many columns breaks no word that smaller type keeps whole", async () => {
  const text =
    "| Name | Owner | Status | Due date | Budget | Region |\n| --- | --- | --- | --- | --- | --- |\n| Apollo migration | Charlotte | In progress | 2026-11-21 | 1,200,000 | EMEA |";
  const [card] = await composedCards(text, { format: "auto" }, "en");
  const table = card && partOf(card, "table");
  if (!table?.parentElement) throw new Error("there is no table");
  expect(table.className).not.toContain("card-broken");
  expect(boxOf(table).right).toBeLessThanOrEqual(boxOf(table.parentElement).right + 1);
  const size = Number.parseFloat(getComputedStyle(table).fontSize);
  expect(size).toBeGreaterThanOrEqual(11);
  expect(size).toBeLessThan(16);
});
