import type { Page } from "@playwright/test";
import { stylesOf } from "../../support/styles-of";
import { expect, ORIGIN, openEditor, test } from "../pages/fixtures";

const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const listing = [
  "function  greet(name) {",
  "",
  `  const words = "${"a long line that is wider than the paper ".repeat(4)}";`,
  "\treturn words + name; // 两个  空格",
  "}",
];

const say = {
  text: "Markdown 正文",
  preview: "预览",
  copy: "复制 HTML",
  missing: "会丢失的内容",
  reason: "图片内容直接写在文本里，微信不接受这种图片。",
  anyway: "仍然复制",
  copied: "内容已复制！",
  notes: "References",
  alert: "Warning",
};

const article = `# 标题 Title

**注意：**不要忘记 **《书名》**很好，~~删除。~~后，*slanted* and \`code\`。
第二行 on a line of its own

> 引用 **“你好”**吗

> [!WARNING]
> 这里有==重点：==请看。

- 一
  - inner
    1. deep
    2. deeper
- two

1. first
2. second

\`\`\`js
${listing.join("\n")}
\`\`\`

| 名称 | Count | A very long heading that makes the table wider than its paper | Another long heading, wider still |
| :-- | --: | :-: | --- |
| 表格 | 12 | middle | ${"unbreakable".repeat(12)} |

See [a page](https://example.com/page)，后面还有字。Inline $a^2 + b^2$ and

$$
\\frac{1}{2} \\sum_{i=1}^{n} x_i
$$

![a dot](${picture})

---

The end.
`;

/** Pastes what is on the clipboard into an empty page of the tested site that has no styles, into its `#box`. */
async function paste(page: Page): Promise<Page> {
  const bare = await page.context().newPage();
  await bare.route("**/bare", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="box" contenteditable style="width:677px;min-height:40px"></div>',
    }),
  );
  await bare.goto(`${ORIGIN}/bare`);
  await bare.locator("#box").click();
  await bare.keyboard.press("Control+V");
  await expect(bare.locator("#box")).not.toBeEmpty();
  return bare;
}

test("what is written in the editor is pasted as the preview shows it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, "zh");
  const area = page.getByRole("textbox", { name: say.text });
  await area.click();
  await page.keyboard.insertText(article);
  const shown = page.getByRole("region", { name: say.preview }).locator("section.article");
  await expect(shown.getByText("The end.")).toBeVisible();
  await expect(shown.locator(".hljs-keyword").first()).toHaveText("function");
  await expect(shown.locator(".formula")).toHaveCount(2);
  await expect(shown.getByText(say.notes)).toBeVisible();
  await expect(shown.locator("[tabindex]")).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);

  const problems = page.getByRole("button", { name: /1 个问题/ });
  await expect(problems).toBeVisible();
  await page.getByRole("button", { name: say.copy }).click();
  const dialog = page.getByRole("dialog", { name: say.missing });
  await expect(dialog.getByText(say.reason)).toBeVisible();
  await dialog.getByRole("button", { name: say.anyway }).click();
  await expect(page.getByText(say.copied)).toBeVisible();
  const before = await shown.evaluate(stylesOf);
  const width = await shown.evaluate((element) => element.getBoundingClientRect().width);

  const bare = await paste(page);
  const box = bare.locator("#box");
  await box.evaluate((element, width) => element.style.setProperty("width", `${width}px`), width);
  const after = await box.locator("section").first().evaluate(stylesOf);
  expect(before.length).toBeGreaterThan(50);
  expect(after).toEqual(before);
  const names = await box.evaluate((element) =>
    [...element.querySelectorAll("*")].flatMap((each) => each.getAttributeNames()),
  );
  expect(names.filter((name) => /^(class|id|tabindex|target|rel|loading|data-.*)$/.test(name))).toEqual([]);
  const written = listing.map((line) => line.replace("\t", "    ") || " ").join("\n");
  const code = await box.locator("pre").evaluate((block) => {
    for (const end of block.querySelectorAll("br")) end.replaceWith("\n");
    return block.textContent?.replaceAll("\u00a0", " ");
  });
  expect(code).toBe(written);
  await expect(box.locator("strong")).toContainText(["注意：", "《书名》", "“你好”"]);
  await expect(box.locator("mark")).toHaveText("重点：");
  await expect(box.locator("section > section p").first()).toHaveText(say.alert);
  await expect(box.locator("svg[role=img]")).toHaveCount(2);
  await expect(box).toContainText("https://example.com/page");
  const plain = await bare.evaluate(() => navigator.clipboard.readText());
  for (const line of ["• 一", "    1. deep", "1. first", "注意：不要忘记 《书名》很好，删除。后"])
    expect(plain).toContain(line);
});

test("where no page may write to the clipboard, the article is selected to be copied by hand", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, "write", {
      value: () => Promise.reject(new DOMException("denied", "NotAllowedError")),
    });
    document.execCommand = () => false;
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await openEditor(page);
  await page.getByRole("textbox", { name: "Article in Markdown" }).fill("# One\n\na **bold** word\n\n- item");
  await page.getByRole("button", { name: "Copy HTML", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: /Failed to copy/ })).toBeVisible();
  await page.getByRole("button", { name: "Select the article" }).click();
  await expect(page.getByText(/The article is selected/)).toBeVisible();
  await expect(page.locator("section.article h1")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("Content copied!")).toBeVisible();
  await expect(page.getByText(/The article is selected/)).toHaveCount(0);
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType("text/html"))?.text();
  });
  expect(html).toMatch(/<h1 style="[^"]*font-size/);
  expect(html).toContain("•&nbsp;</span>item");
});
