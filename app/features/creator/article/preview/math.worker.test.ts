import { expect, test } from "vitest";
import { loadMath, math } from "./math.worker";

/** A formula in an article where so many equations stand before it. */
async function drawn(tex: string, before = 0): Promise<string> {
  await loadMath();
  const answer = math(tex, true);
  return typeof answer === "string" ? answer : (answer?.html(before + 1) ?? "");
}

function numbersIn(html: string): string[] {
  return [...html.matchAll(/<span class="equation-number"[^>]*>(.*?)<\/span>/g)].map(
    ([, number]) => number ?? "",
  );
}

test.each([
  [String.raw`\begin{equation} x \end{equation}`, ["(4)"]],
  [String.raw`\begin{equation} \begin{split} x \\ y \end{split} \end{equation}`, ["(4)"]],
  [String.raw`\begin{align} a &= b \\ c &= d \end{align}`, ["(4)", "(5)"]],
  [String.raw`\begin{gather} a \\ b \notag \\ c \nonumber \\ d \end{gather}`, ["(4)", "(5)"]],
  [String.raw`\begin{alignat}{2} a &= b & c \\ d &= e & f \tag{7} \end{alignat}`, ["(4)"]],
  [String.raw`\color{red} x \begin{equation} y \end{equation}`, ["(4)"]],
  [String.raw`\frac{\begin{gather} a \end{gather}}{2}`, ["(4)"]],
])("%s after three equations has the numbers %j", async (tex, numbers) => {
  const html = await drawn(tex, 3);
  expect(numbersIn(html)).toEqual(numbers);
  expect(html).toContain(`${numbers.join(" ")}"><span class="katex-html"`);
  expect(html).not.toContain("eqn-num");
});

test.each([
  String.raw`\begin{equation*} x \end{equation*}`,
  String.raw`\begin{align*} a &= b \\ c &= d \end{align*}`,
  String.raw`\begin{align} a &= b \notag \end{align}`,
  String.raw`x \tag{7}`,
  "x",
  String.raw`\begin{equation} x`,
  String.raw`\text{<span class="eqn-num"></span>}`,
])("%s takes no number", async (tex) => {
  await loadMath();
  expect(math(tex, true)).toBeTypeOf("string");
  expect(numbersIn(await drawn(tex))).toEqual([]);
});

test("the colour of an equation is that of its number", async () => {
  const html = await drawn(String.raw`\color{red} x \begin{equation} y \end{equation}`);
  expect(html).toContain('<span class="equation-number" style="color:red;">(1)</span>');
});

test.each([
  [
    String.raw`\badcmd x`,
    String.raw`Undefined control sequence: \badcmd`,
    '<span class="katex broken-formula"',
  ],
  [
    String.raw`\frac{1}{`,
    "Unexpected end of input in a macro argument, expected '}'",
    'class="broken-formula',
  ],
  ["a_b_c", "Double subscript", 'class="broken-formula'],
  [String.raw`\def\a{\a\a}\a`, "Too many expansions", 'class="broken-formula'],
  ['\\x<">', String.raw`Undefined control sequence: \x`, '<span class="katex broken-formula"'],
  [String.raw`\href{https://a.b}{c}`, "Unsupported command", '<span class="katex broken-formula"'],
  [String.raw`\left(`.repeat(600), "Expected", 'class="broken-formula'],
  ["{".repeat(4000) + "}".repeat(900), "Nested too deeply", 'class="broken-formula'],
  [String.raw`\genfrac{(}{)}{0pt}{{0}}{n}{k}`, "Expected node of type textord", 'class="broken-formula'],
  [
    String.raw`\badcmd \genfrac{(}{)}{0pt}{{0}}{n}{k}`,
    String.raw`Undefined control sequence: \badcmd`,
    'class="broken-formula',
  ],
])("%s is marked as broken with the reason", async (tex, reason, mark) => {
  for (const display of [true, false]) {
    await loadMath();
    const answer = math(tex, display);
    const html = typeof answer === "string" ? answer : (answer?.html(1) ?? "");
    expect(html).toContain(mark);
    expect(/ title="([^"]*)"/.exec(html)?.[1]).toContain(reason);
  }
});

test("a formula that is right is not marked, even one in red", async () => {
  for (const tex of [String.raw`\frac{1}{2}`, String.raw`\color{#cc0000} x`, "中文"])
    expect(await drawn(tex)).not.toContain("broken");
});

test("a formula is named by its source, whatever signs stand in it", async () => {
  expect(await drawn("a \\text{$'$} < b")).toContain(`aria-label="a \\text{$'$} &lt; b"`);
});
