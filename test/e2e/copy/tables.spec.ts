import { copyByClick, openCopyingPage, paste, show, stylesOfBoth } from "../pages/copying";
import { expect, ORIGIN, test } from "../pages/fixtures";

// One worker: the code under test is bundled once.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
  await openCopyingPage(page, ORIGIN);
});

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

for (const theme of ["classic", "clean", "ink"] as const) {
  test(`beside long text, short words of a table stay in one line in the theme ${theme}, and pasted too`, async ({
    page,
  }) => {
    await show(page, table, theme);
    for (const width of [677, 358]) {
      const cells = await page.evaluate(
        `document.querySelector("#host").style.width = "${width}px", (${cellsOf})(shown.article)`,
      );
      expect(cells, `${width} px`).toMatchObject(expected);
    }
    await page.evaluate('document.querySelector("#host").style.width = "677px"');
    await copyByClick(page);
    const bare = await paste(page, ORIGIN);
    const { shown, pasted } = await stylesOfBoth(page, bare);
    expect(pasted).toEqual(shown);
    for (const width of [677, 358]) {
      const cells = await bare.evaluate(
        `document.querySelector("#box").style.width = "${width}px", (${cellsOf})(document.querySelector("#box"))`,
      );
      expect(cells, `${width} px, pasted`).toMatchObject(expected);
    }
  });
}

test("long text of a table wraps as it did, and a long word of a cell stays within the paper", async ({
  page,
}) => {
  const words = "没有空格的一长串文字";
  await show(page, `| ${words.repeat(3)} | b |\n| - | - |\n| ${words.repeat(9)} | ${words.repeat(9)} |`);
  const cells = await page.evaluate(
    `document.querySelector("#host").style.width = "358px", (${cellsOf})(shown.article)`,
  );
  expect(cells).toMatchObject({ over: 0 });
});
