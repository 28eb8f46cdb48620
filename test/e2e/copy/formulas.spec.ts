import type { Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import config from "../../playwright.config";
import { openCopyingPage } from "../pages/copying";
import { expect, ORIGIN, test } from "../pages/fixtures";

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
  String.raw`\color{#a4265c} x \begin{gather} y \\ z \end{gather}`,
];

const sides = ["left", "top", "right", "bottom"] as const;
type Box = Record<(typeof sides)[number], number>;

async function picture(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.screenshot());
}

/** The smallest box within the given rows of a white page that holds all that is painted there. */
function inkBox({ width, data }: PNG, top: number, bottom: number): Box {
  const box = { left: width, top: bottom, right: 0, bottom: top };
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (data.subarray(at, at + 3).every((value) => value > 250)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return box;
}

function cut(from: PNG, { left, top, right, bottom }: Box): PNG {
  const piece = new PNG({ width: right - left, height: bottom - top });
  PNG.bitblt(from, piece, left, top, piece.width, piece.height, 0, 0);
  return piece;
}

// A true screen of two pixels to one: an emulated one puts lines and edges on whole CSS pixels, which no screen does.
const launchOptions = config.use?.launchOptions;
const args = [...(launchOptions?.args ?? []), "--force-device-scale-factor=2", "--window-size=1280,1400"];
test.use({ viewport: null, launchOptions: { ...launchOptions, args } });

test("copied formulas look as they looked in the preview, with nothing of the page's styles", async ({
  page,
}) => {
  await openCopyingPage(page, ORIGIN);
  const markdown = formulas.map((tex) => `$$\n${tex}\n$$`).join("\n\n");
  const rows = await page.evaluate(async (markdown) => {
    window.shown = window.copying.show(markdown, "clean", "");
    window.shown.article.getBoundingClientRect();
    await document.fonts.ready;
    return [...window.shown.article.querySelectorAll(".katex-display")].map((formula) => {
      const { top, bottom } = formula.getBoundingClientRect();
      return [Math.floor(top + scrollY) * devicePixelRatio, Math.ceil(bottom + scrollY) * devicePixelRatio];
    });
  }, markdown);
  expect(rows).toHaveLength(formulas.length);
  expect(await page.evaluate(() => devicePixelRatio)).toBe(2);
  const before = await picture(page);
  const dropped = await page.evaluate(async () => {
    const { article, css } = window.shown;
    const { html, dropped } = await window.copying.forWeChat(article, css);
    document.body.innerHTML = `<div style="width:677px">${html}</div>`;
    return dropped.formulas;
  });
  expect(dropped).toBe(0);
  const after = await picture(page);
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const shares = rows.map(([top = 0, bottom = 0], index) => {
    const box = inkBox(before, top, bottom);
    const [shown, pasted] = [cut(before, box), cut(after, box)];
    const { width, height } = shown;
    const differing = pixelmatch(shown.data, pasted.data, undefined, width, height, { threshold: 0.1 });
    const moved = sides.map((side) => Math.abs(inkBox(after, top, bottom)[side] - box[side]));
    return { tex: formulas[index], share: differing / (width * height), moved: Math.max(...moved) };
  });
  // In pixels of this screen: an edge may be smoothed otherwise.
  expect(shares.filter(({ moved }) => moved > 2)).toEqual([]);
  expect(shares.filter(({ share }) => !(share <= MOST))).toEqual([]);
});
