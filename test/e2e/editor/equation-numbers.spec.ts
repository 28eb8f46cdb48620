import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, openEditor, test } from "../pages/fixtures";

const article = String.raw`# Numbers

$$
\begin{equation} E = mc^2 \end{equation}
$$

In a line: $$\begin{gather} x \\ y \notag \\ z \end{gather}$$

> $$\begin{equation*} u \end{equation*}$$
> $$\begin{equation} v \tag{$\ast$} \end{equation}$$

- An item

  $$
  \begin{align} a &= b \\ c &= \frac{1}{\frac{2}{3}} \end{align}
  $$
`;

function shownNumbers(page: Page) {
  return page.locator("section.article .equation-number");
}

/** The numbers that the names of the formulas in some HTML end with. */
function namedNumbers(html: string): string[] {
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = ""]) => name);
  return names.flatMap((name) => /(?: \(\d+\))+$/.exec(name)?.[0].trim().split(" ") ?? []);
}

test("equations are numbered through the article, the same in preview, copy, plain text and file", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page);
  const first = String.raw`$$\begin{equation} first \end{equation}$$`;
  const area = page.locator("textarea");
  await area.fill(article);
  await expect(shownNumbers(page)).toHaveText(["(1)", "(2)", "(3)", "(4)", "(5)"]);
  await area.fill([first, article.slice("# Numbers".length)].join(""));
  const six = ["(1)", "(2)", "(3)", "(4)", "(5)", "(6)"];
  await expect(shownNumbers(page)).toHaveText(six);
  const counted = await shownNumbers(page).evaluateAll((numbers) =>
    numbers.map((number) => getComputedStyle(number, "::before").content),
  );
  expect(new Set(counted)).toEqual(new Set(["none"]));

  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect(page.getByText("Content copied!")).toBeVisible();
  const [html, plain] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
    return [await read("text/html"), await read("text/plain")];
  });
  expect(namedNumbers(html)).toEqual(six);
  expect(plain).toContain(`${first} (1)`);
  expect(plain).toContain(String.raw`\end{align}$$ (5) (6)`);
  expect(plain).toContain(`${String.raw`$$\begin{equation*} u \end{equation*}$$`}\n`);

  await page.getByRole("button", { name: "More actions" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download page (.html)" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(namedNumbers(file)).toEqual(six);

  await area.fill(article);
  await expect(shownNumbers(page)).toHaveText(six.slice(0, 5));
});

test("the tags of rows stand beside their rows in the copy, as they stand in the preview", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page);
  await page.locator("textarea").fill(article);
  await expect(shownNumbers(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect(page.getByText("Content copied!")).toBeVisible();
  const tops = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const html = (await (await item?.getType("text/html"))?.text()) ?? "";
    const pasted = document.createElement("div");
    pasted.style.cssText = "position:absolute;inset:0 auto auto 0;width:597px;background:white";
    pasted.innerHTML = html;
    document.body.appendChild(pasted);
    const edges = [...pasted.querySelectorAll("[aria-label*=align]")].map((formula) => {
      const parts = [
        ...(formula.parentElement?.parentElement?.querySelectorAll(":scope > span > svg") ?? []),
      ];
      return parts.map((part) => Math.round(part.getBoundingClientRect().top));
    });
    return edges.flat();
  });
  expect(tops).toHaveLength(2);
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThanOrEqual(2);
});
