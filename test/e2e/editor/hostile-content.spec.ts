import { readFile } from "node:fs/promises";
import { expect, openEditor, test } from "../pages/fixtures";

const hidden = [
  `<p style='background: image-set(var(--none, "https://evil.localhost/a") 1x)'>one</p>`,
  "<p style='background: var(--none, url(https://evil.localhost/b))'>two</p>",
  '<img alt="share" src="\\\\evil.localhost\\share\\c.png">',
].join("\n\n");

const rules = [
  "p { background: url(https://evil.localhost/d) }",
  ".article { --u: \\75rl(https://evil.localhost/e); background: var(--u) }",
  'h1 { background: image-set(var(--none, "https://evil.localhost/f") 1x) }',
  "@media all { p:first-child { list-style: url(https://evil.localhost/g) } }",
  "em { color: red; background: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) }",
].join("\n");

test("neither an article nor a style sheet asks another host by its styles, in the preview or in the file", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/evil\.localhost/, (route) => {
    if (!route.request().url().endsWith("/share/c.png")) asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await openEditor(page);
  await page.getByRole("textbox", { name: "Article in Markdown" }).fill(`# title\n\n*kept*\n\n${hidden}`);
  await page.getByRole("button", { name: "Custom CSS" }).click();
  await page.getByRole("textbox", { name: "CSS rules" }).fill(rules);
  await page.getByRole("button", { name: "Apply" }).click();
  const article = page.locator("section.article");
  await expect(article.locator("em")).toHaveCSS("color", "rgb(255, 0, 0)");
  await expect(article.getByText("two")).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /html/i }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(file.match(/[^"'(\s]*evil\.localhost[^"')\s]*/g)).toEqual(["https://evil.localhost/share/c.png"]);
  expect(file).toContain("default-src 'none'");
  expect(file).toContain("url('data:image/gif");
  expect(asked).toEqual([]);
});

test("a formula or a table that no browser can draw stays as its source, and the rest is shown", async ({
  page,
}) => {
  await openEditor(page);
  const formula = `$${"\\sqrt{".repeat(800)}x${"}".repeat(800)}$`;
  const tables = "<table><tr><td>".repeat(5000);
  await page
    .getByRole("textbox", { name: "Article in Markdown" })
    .fill(`${formula}\n\n$a^2$\n\n${tables}\n\nThe end.`);
  const article = page.locator("section.article");
  await expect(article.locator(".katex")).toHaveCount(1);
  await expect(article.getByText("The end.")).toBeVisible();
  await expect(article.locator("p").first()).toContainText("\\sqrt{\\sqrt{");
  await expect(article.locator("pre code")).toContainText("<table><tr><td>");
});

test("a link with markup that grows without end makes a card of its source", async ({ page }) => {
  const bomb = `${Array.from({ length: 900 }, (_, at) => `<b a${at}>`).join("")}${"<p>".repeat(3000)}`;
  await page.goto(`/share-card?lang=en#text=${encodeURIComponent(`Words\n\n${bomb}`)}`);
  await expect(page.locator(".share-card").getByText("Words").first()).toBeVisible();
  await expect(page.locator(".share-card pre").first()).toContainText("<b a0>");
});

const heavy: [name: string, text: string][] = [
  ["ten thousand nested quotes", `${">".repeat(10_000)} x`],
  [
    "everything left open",
    "<div><b><table><tr><td><!-- <svg><math>\n\n**a [b](c\n\n$$\\frac{1\n\n```js\nlet x",
  ],
  [
    "unclosed formatting that multiplies",
    `${Array.from({ length: 3000 }, (_, i) => `<b a${i}>`).join("")}${"<p>x".repeat(3000)}`,
  ],
  ["fifty thousand attributes", `<p ${"a ".repeat(50_000)}>x</p>`],
  ["a hundred thousand open divisions", "<div>".repeat(100_000)],
];

for (const [name, text] of heavy) {
  test(`${name}: the page lives on and shows what is written next`, async ({ page }) => {
    await openEditor(page);
    await page.locator("textarea").fill(text);
    await page.locator("textarea").fill("# Alive");
    await expect(page.locator("section.article").getByRole("heading", { name: "Alive" })).toBeVisible();
  });
}
