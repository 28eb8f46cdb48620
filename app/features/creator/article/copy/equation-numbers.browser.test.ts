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

/** The numbers that drawings in some HTML are named by. */
function namedNumbers(html: string): string[] {
  const names = [...html.matchAll(/aria-label="((?:\(\d+\) ?)+)"/g)].map(([, name = ""]) => name);
  return names.flatMap((name) => name.split(" "));
}

test("equations are numbered through the article, the same in preview, copy, plain text and file", async () => {
  const { preview, article: shown, show } = openedPreview();
  const numbers = () => namedNumbers(shown.innerHTML);
  const first = String.raw`$$\begin{equation} first \end{equation}$$`;
  const six = ["(1)", "(2)", "(3)", "(4)", "(5)", "(6)"];
  await show(article);
  expect(numbers()).toEqual(six.slice(0, 5));
  await show([first, article.slice("# Numbers".length)].join(""));
  expect(numbers()).toEqual(six);

  const css = preview.css();
  const { html, text } = forWeChat(shown, css);
  expect(namedNumbers(html)).toEqual(six);
  expect(text).toContain(`${first} (1)`);
  expect(text).toContain(String.raw`\end{align}$$ (5) (6)`);
  expect(text).toContain(`${String.raw`$$\begin{equation*} u \end{equation*}$$`}\n`);
  const file = await htmlFile({ article: shown, css, title: "Numbers", locale: "en" });
  expect(namedNumbers(await file.text())).toEqual(six);

  await show(article);
  expect(numbers()).toEqual(six.slice(0, 5));
});
