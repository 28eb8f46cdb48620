import { expect, test } from "vitest";
import { openedPreview } from "../../../../../test/support/opened-preview";
import { htmlFile } from "./html-document.client";
import { forWeChat } from "./wechat.client";

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

/** The numbers that the names of the formulas in some HTML end with. */
function namedNumbers(html: string): string[] {
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = ""]) => name);
  return names.flatMap((name) => /(?: \(\d+\))+$/.exec(name)?.[0].trim().split(" ") ?? []);
}

test("equations are numbered through the article, the same in preview, copy, plain text and file", async () => {
  const { preview, article: shown, show, all } = openedPreview();
  const numbers = () => all(".equation-number").map(({ textContent }) => textContent);
  const first = String.raw`$$\begin{equation} first \end{equation}$$`;
  const six = ["(1)", "(2)", "(3)", "(4)", "(5)", "(6)"];
  await show(article);
  expect(numbers()).toEqual(six.slice(0, 5));
  await show([first, article.slice("# Numbers".length)].join(""));
  expect(numbers()).toEqual(six);
  const counted = all(".equation-number").map((number) => getComputedStyle(number, "::before").content);
  expect(new Set(counted)).toEqual(new Set(["none"]));

  const css = preview.css();
  const { html, text } = await forWeChat(shown, css);
  expect(namedNumbers(html)).toEqual(six);
  expect(text).toContain(`${first} (1)`);
  expect(text).toContain(String.raw`\end{align}$$ (5) (6)`);
  expect(text).toContain(`${String.raw`$$\begin{equation*} u \end{equation*}$$`}\n`);
  const file = await htmlFile({ article: shown, css, title: "Numbers", locale: "en" });
  expect(namedNumbers(await file.text())).toEqual(six);

  await show(article);
  expect(numbers()).toEqual(six.slice(0, 5));
});

test("the tags of rows stand beside their rows in the copy, as they stand in the preview", async () => {
  const { preview, article: shown, show } = openedPreview();
  await show(article);
  const { html } = await forWeChat(shown, preview.css());
  const pasted = document.createElement("div");
  pasted.style.width = "597px";
  pasted.innerHTML = html;
  document.body.appendChild(pasted);
  const tops = [...pasted.querySelectorAll("[aria-label*=align]")].flatMap((formula) => {
    const parts = formula.parentElement?.parentElement?.querySelectorAll(":scope > span > svg") ?? [];
    return [...parts].map((part) => Math.round(part.getBoundingClientRect().top));
  });
  expect(tops).toHaveLength(2);
  const [one = 0, other = 0] = tops;
  expect(Math.abs(one - other)).toBeLessThanOrEqual(2);
});
