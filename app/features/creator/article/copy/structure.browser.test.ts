import { expect, test } from "vitest";
import { copyArticle, paste, stylesOfBoth } from "../../../../../test/support/copying";
import { showArticle } from "../../../../../test/support/shown-article";

const long = "这是一个很长的单元格，里面有许多许多的字。".repeat(10);
const table = `| 数量 | 状态 | 平均响应时间 | 说明 |\n| - | - | - | - |\n| 12 | 进行中 | 3 秒 | ${long} |\n| 3 | 已完成 | 120 毫秒 | ${long} |`;

/** The lines of each cell that is not long, and by how much the table is wider than what holds it. */
function cellsOf(root: Element): { lines: Record<string, number>; over: number } {
  const lines = [...root.querySelectorAll("th, td")].flatMap((cell) => {
    const text = cell.textContent ?? "";
    const range = document.createRange();
    range.selectNodeContents(cell);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return text.length > 20 ? [] : [[text, tops.size] as const];
  });
  const holder = root.querySelector("table")?.parentElement;
  return { lines: Object.fromEntries(lines), over: holder ? holder.scrollWidth - holder.clientWidth : -1 };
}

const expected = {
  lines: { 数量: 1, 状态: 1, 平均响应时间: 2, 说明: 1, "12": 1, 进行中: 1, "3 秒": 1, "3": 1, 已完成: 1 },
  over: 0,
};

const widths = ["358px", "677px"];

test.each(["classic", "clean", "ink"] as const)(
  "beside long text, short words of a table stay in one line in the theme %s, and pasted too",
  async (theme) => {
    const shown = await showArticle(table, theme);
    for (const width of widths) {
      shown.host.style.width = width;
      expect(cellsOf(shown.article), width).toMatchObject(expected);
    }
    await copyArticle(shown);
    const box = await paste();
    const looks = stylesOfBoth(shown, box);
    expect(looks.pasted).toEqual(looks.shown);
    for (const width of widths) {
      box.style.width = width;
      expect(cellsOf(box), `${width}, pasted`).toMatchObject(expected);
    }
  },
);

test("long text of a table wraps as it did, and a long word of a cell stays within the paper", async () => {
  const words = "没有空格的一长串文字";
  const { host, article } = await showArticle(
    `| ${words.repeat(3)} | b |\n| - | - |\n| ${words.repeat(9)} | ${words.repeat(9)} |`,
  );
  host.style.width = "358px";
  expect(cellsOf(article)).toMatchObject({ over: 0 });
});
