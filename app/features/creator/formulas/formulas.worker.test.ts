import { expect, test } from "vitest";
import { drawnFormula, formula, loadFormulas } from "./formulas.worker";

/** Letters come with the first formula that has one of them. */
async function drawn(tex: string, display = true, before = 0) {
  for (;;) {
    const made = drawnFormula(tex, display, before + 1);
    if (made) return made;
    await loadFormulas();
  }
}

test("usual formulas need no further letters", async () => {
  await loadFormulas();
  for (const tex of [
    "a^2",
    String.raw`\frac{a}{b} + \sqrt[3]{x} \ne \sum_{i=0}^n \int_0^\infty f'(x)\,\mathrm{d}x`,
    String.raw`\begin{pmatrix} 1 & \cdots \\ \vdots & \ddots \\ 5 & 6 \\ 7 & 8 \end{pmatrix} \bigoplus \perp`,
    String.raw`\alpha\beta\gamma\delta\varepsilon\theta\lambda\pi\sigma\varphi\omega \Gamma\Delta\Sigma\Omega \Re z`,
    String.raw`\vec{v} \le \hat{x} \in \overline{A \cup B} \subseteq C \Rightarrow \underbrace{\nabla u}_{n} \to \partial_t`,
    String.raw`\ce{N2 + 3H2 <=> 2NH3}`,
  ])
    expect(drawnFormula(tex, true, 1), tex).toMatchObject({ reason: null });
});

const numbersIn = (html: string) => /aria-label="((?:\(\d+\) ?)+)"/.exec(html)?.[1]?.split(" ") ?? [];

test.each([
  [String.raw`\begin{equation} x \end{equation}`, ["(4)"]],
  [String.raw`\begin{equation} \begin{split} x \\ y \end{split} \end{equation}`, ["(4)"]],
  [String.raw`\begin{align} a &= b \\ c &= d \end{align}`, ["(4)", "(5)"]],
  [String.raw`\begin{gather} a \\ b \notag \\ c \nonumber \\ d \end{gather}`, ["(4)", "(5)"]],
  [String.raw`\begin{alignat}{2} a &= b & c \\ d &= e & f \tag{7} \end{alignat}`, ["(4)"]],
  [String.raw`\begin{equation} \color{red} y \end{equation}`, ["(4)"]],
  [String.raw`\begin{multline} a \\ b \end{multline}`, ["(4)"]],
])("%s after three equations has the numbers %j", async (tex, numbers) => {
  const { html, count, reason } = await drawn(tex, true, 3);
  expect(reason).toBeNull();
  expect(numbersIn(html)).toEqual(numbers);
  expect(count).toBe(numbers.length);
  expect(html.match(/<span class="formula-side">/g)).toHaveLength(2);
  const widths = [...html.matchAll(/width:([\d.]+)em/g)].map(([, width]) => Number(width));
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(0.5);
});

test("a formula that numbers is told how many stand before it", async () => {
  const tex = String.raw`\begin{align} a &= b \\ c &= d \end{align}`;
  await drawn(tex);
  const answer = formula(tex, true);
  if (typeof answer === "string" || answer === null) throw new Error("it has no numbers");
  expect([answer.count, numbersIn(answer.html(1)), numbersIn(answer.html(9))]).toEqual([
    2,
    ["(1)", "(2)"],
    ["(9)", "(10)"],
  ]);
});

test.each([
  String.raw`\begin{equation*} x \end{equation*}`,
  String.raw`\begin{align*} a &= b \\ c &= d \end{align*}`,
  String.raw`\begin{align} a &= b \notag \end{align}`,
  String.raw`x \tag{7}`,
  "x",
  String.raw`\begin{equation} x`,
])("%s takes no number", async (tex) => {
  const { html, count } = await drawn(tex);
  expect(formula(tex, true)).toBeTypeOf("string");
  expect([numbersIn(html), count]).toEqual([[], 0]);
});

test.each([
  [String.raw`\badcmd x`, String.raw`Undefined control sequence \badcmd`],
  [String.raw`\frac{1}{`, "Missing close brace"],
  ["a_b_c", "Double subscript"],
  [String.raw`\def\a{\a\a}\a`, "maximum macro substitution count exceeded"],
  ['\\x<">', String.raw`Undefined control sequence \x`],
  [String.raw`\left(`.repeat(600), "Extra \\left or missing \\right"],
  ["{".repeat(2000) + "}".repeat(2000), "Nested too deeply"],
  [String.raw`\ref{a}`, "Unsupported command"],
])("%s stays as its source, with the reason", async (tex, reason) => {
  for (const display of [true, false]) {
    const made = await drawn(tex, display);
    expect(made.html).toMatch(/^<span class="broken-formula[^>]*>[^<]*<\/span>$/);
    expect(made.reason).toContain(reason);
    expect(/ title="([^"]*)"/.exec(made.html)?.[1]).toBe(made.reason);
  }
});

test.each([
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{https://evil.test}`,
  String.raw`\includegraphics{https://evil.test/a.png}`,
  String.raw`\htmlClass{a}{x}`,
  String.raw`\htmlData{a=b}{x}`,
  String.raw`\class{a}{x}`,
  String.raw`\cssId{a}{x}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\data{a=b}{x}`,
  String.raw`\unicode{x1F600}`,
  String.raw`\require{html}\href{https://evil.test}{x}`,
  String.raw`\mmlToken{mi}[href="https://evil.test"]{x}`,
])("%s is no command here", async (tex) => {
  const { html, reason } = await drawn(tex);
  expect(reason).not.toBeNull();
  expect(html).not.toMatch(/<(?!span|\/span)/);
});

test("what a formula draws is shapes and words, and nothing that refers to something", async () => {
  for (const tex of [
    String.raw`\mmlToken{mi}[class="a" id="b" style="position:fixed"]{x}`,
    String.raw`\text{<img src=x onerror=alert(1)>}`,
    String.raw`\color{url(https://evil.test)} x`,
    String.raw`\label{<b>} x \tag{<b>}`,
  ]) {
    const { html } = await drawn(tex);
    expect(html.replace(/aria-label="[^"]*"/g, "")).not.toMatch(
      /<(?:img|b)\b|onclick|position|id="|class="a"/,
    );
  }
});

test.each([
  String.raw`\rule{99999em}{99999em}`,
  String.raw`x \kern 99999pt y \hspace{-99999cm} z`,
  String.raw`\raise 99999mm x \\[99999em] y`,
  String.raw`\begin{array}{c} a \\[99999ex] b \end{array}`,
])("%s is no larger than a page can bear", async (tex) => {
  const { html } = await drawn(tex);
  const numbers = [...html.replace(/aria-label="[^"]*"/, "").matchAll(/-?\d+(?:\.\d+)?(?=em)/g)].map(
    ([number]) => Math.abs(Number(number)),
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(Math.max(...numbers)).toBeLessThan(60);
});

test("what one formula defines is unknown to the next", async () => {
  expect((await drawn(String.raw`\def\mine{y} \mine`)).reason).toBeNull();
  expect((await drawn(String.raw`\mine`)).reason).toContain("Undefined control sequence");
});

test("a formula that is right is not marked, also with Chinese, chemistry and commands of other programs", async () => {
  for (const tex of [
    String.raw`\frac{1}{2}`,
    String.raw`\color{#cc0000} x`,
    "中文",
    String.raw`\ce{2H2 + O2 -> 2H2O}`,
    String.raw`\bm{x} \in \R \quad \argmin_x f \quad \mathscr{L} \quad \text{Ж é}`,
    String.raw`\begin{CD} A @>a>> B \end{CD}`,
  ])
    expect(await drawn(tex)).toMatchObject({ reason: null, html: expect.stringContaining("<svg") });
});

test("a formula is named by its source, whatever signs stand in it", async () => {
  expect((await drawn("a \\text{$'$} < b")).html).toContain(`aria-label="a \\text{$'$} &lt; b"`);
});

test("a long formula may break before its operators, at its own line ends it does", async () => {
  expect((await drawn("a + b = c", false)).html.match(/<svg/g)).toHaveLength(3);
  expect((await drawn(String.raw`a \\ b`)).html).toMatch(/<\/svg><br><svg/);
});
