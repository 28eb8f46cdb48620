import pixelmatch from "pixelmatch";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { openedPreview } from "../../../../../test/support/opened-preview";
import { showArticle } from "../../../../../test/support/shown-article";
import { forWeChat, htmlFile } from "./wechat.client";

// At most this share of the box around a formula's ink may differ, and a pixel differs from 0.1 on, as for pixelmatch.
const MOST = 0.03;

const formulas = [
  String.raw`E = mc^2 + \varepsilon_{ij}`,
  String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
  String.raw`\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}`,
  String.raw`\sum_{i=1}^{n} \left(\frac{1}{i}\right) \le \prod_{k} a_k`,
  String.raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`,
  String.raw`f(x) = \begin{cases} 1 & x > 0 \\ 0 & \text{otherwise} \end{cases}`,
  String.raw`\begin{array}{|c|c|} \hline a & b \\ \hline c & d \\ \hline \end{array}`,
  String.raw`\overline{abc} + \hat{x} + \widehat{xyz} + \vec{v}`,
  String.raw`\underbrace{a + b}_{n} \xrightarrow{k} \overbrace{c}^{m}`,
  String.raw`\sqrt[3]{\frac{a}{b + \sqrt{c}}}`,
  String.raw`\boxed{\color{#a4265c}{x} + y}`,
  String.raw`\mathbb{R} \; \mathcal{L} \; \mathfrak{g} \; \mathsf{s} \; \mathtt{t} \; \mathbf{B}`,
  String.raw`E = mc^2 \tag{7}`,
  String.raw`\sum_{i=1}^{n} \frac{1}{i} \tag{a*}`,
  String.raw`\begin{equation} E = mc^2 \end{equation}`,
  String.raw`\begin{align} a &= b \\ c &= \frac{1}{\frac{2}{3}} \notag \\ d &= \sum_{i=1}^n i \tag{$\ast$} \\ e &= f \end{align}`,
  String.raw`\begin{gather} \color{#a4265c} y \\ z \end{gather}`,
];

const sides = ["left", "top", "right", "bottom"] as const;
type Box = Record<(typeof sides)[number], number>;

/** What the screen shows. */
async function drawnScreen() {
  const { data } = await cdp().send("Page.captureScreenshot", { format: "png" });
  const answer = await fetch(`data:image/png;base64,${data}`);
  const picture = await createImageBitmap(await answer.blob());
  const drawing = new OffscreenCanvas(picture.width, picture.height);
  const context = drawing.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("nothing to draw on");
  context.drawImage(picture, 0, 0);
  return context;
}

type Drawn = Awaited<ReturnType<typeof drawnScreen>>;

/** The smallest box within the given rows of a white page that holds all that is painted there. */
function inkBox(drawn: Drawn, top: number, bottom: number): Box {
  const { width } = drawn.canvas;
  const { data } = drawn.getImageData(0, top, width, bottom - top);
  const box = { left: width, top: bottom, right: 0, bottom: top };
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 250) continue;
    const x = (at / 4) % width;
    const y = top + Math.floor(at / 4 / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

test("copied formulas look as they looked in the preview, with nothing of the page's styles", async () => {
  const { article, css } = await showArticle(formulas.map((tex) => `$$\n${tex}\n$$`).join("\n\n"));
  const rows = [...article.querySelectorAll(".formula-display")].map((formula) => {
    const { top, bottom } = formula.getBoundingClientRect();
    return [Math.floor(top) * devicePixelRatio, Math.ceil(bottom) * devicePixelRatio];
  });
  expect(rows).toHaveLength(formulas.length);
  expect(devicePixelRatio).toBe(2);
  const before = await drawnScreen();
  expect(Math.max(...rows.flat())).toBeLessThan(before.canvas.height);
  const { html } = forWeChat(article, css);
  document.body.innerHTML = `<div style="width:677px">${html}</div>`;
  const after = await drawnScreen();
  const shares = rows.map(([top = 0, bottom = 0], index) => {
    const box = inkBox(before, top, bottom);
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const [shown, pasted] = [before, after].map(
      (drawn) => drawn.getImageData(box.left, box.top, width, height).data,
    );
    if (!shown || !pasted) throw new Error("nothing was drawn");
    const differing = pixelmatch(shown, pasted, undefined, width, height, { threshold: 0.1 });
    const moved = sides.map((side) => Math.abs(inkBox(after, top, bottom)[side] - box[side]));
    return { tex: formulas[index], share: differing / (width * height), moved: Math.max(...moved) };
  });
  // In pixels of this screen: an edge may be smoothed otherwise.
  expect(shares.filter(({ moved }) => moved > 2)).toEqual([]);
  expect(shares.filter(({ share }) => !(share <= MOST))).toEqual([]);
});

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
