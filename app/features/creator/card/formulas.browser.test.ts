import { expect, test } from "vitest";
import { composedCards, partOf } from "../../../../test/support/composed-cards";

const all = (cards: HTMLElement[], selector: string) =>
  cards.flatMap((card) => [...card.querySelectorAll(selector)]);

test("formulas stand in the column whatever their width, in the colour of the words around them", async () => {
  const long = Array.from({ length: 24 }, (_, index) => `a_{${index}}x^{${index}}`).join(" + ");
  const matrix = `\\begin{pmatrix}${Array.from({ length: 24 }, (_, index) => `m_{${index}}`).join(" & ")}\\end{pmatrix}`;
  const inLine = `$\\sqrt{${Array.from({ length: 30 }, () => "abc").join("+")}}$`;
  const text = `# Title $t$\n\n$$f(x) = ${long}$$\n\n$$${matrix}$$\n\nWords ${inLine} words.\n\n$$E = mc^2 \\tag{7}$$`;
  const cards = await composedCards(
    text,
    { format: "story", fontSize: "xl", style: "minimal", tone: "dark" },
    "en",
  );
  expect(all(cards, ".card-formula")).toHaveLength(5);
  const outside = cards.flatMap((card) => {
    const column = partOf(card, ".card-flow").getBoundingClientRect();
    return all([card], ".card-formula svg:not(svg svg)").filter((drawing) => {
      const { left, right } = drawing.getBoundingClientRect();
      return left < column.left - 2 || right > column.right + 2;
    });
  });
  expect(outside).toEqual([]);
  const fills = all(cards, ".card-formula > svg, .formula > svg").map((path) => path.getAttribute("fill"));
  expect([...new Set(fills)]).toEqual(["currentColor"]);
});

test("a formula that begins a sentence goes with it to the next card", async () => {
  const sentence = (index: number) => `$x_{${index}}$ 是第 ${index} 个变量，用来把这一张卡片填得满满当当。`;
  const text = Array.from({ length: 40 }, (_, index) => sentence(index)).join("");
  const cards = await composedCards(text, { format: "square" });
  expect(all(cards, ".card-formula")).toHaveLength(40);
  expect(cards.length).toBeGreaterThan(2);
  for (const card of cards) {
    const paragraph = partOf(card, ".card-flow > p");
    expect(paragraph.firstElementChild).toBe(paragraph.firstChild);
    expect(paragraph.firstElementChild?.className).toContain("card-formula");
    expect(paragraph.lastChild?.textContent).toMatch(/[，。]$/);
    const [flow, body] = [".card-flow", ".card-body"].map((part) =>
      partOf(card, part).getBoundingClientRect(),
    );
    expect((flow?.height ?? 0) - (body?.height ?? 0)).toBeLessThanOrEqual(1);
  }
});

test("equations are numbered through the cards", async () => {
  const equation = (tex: string) => `$$\\begin{equation}${tex}\\end{equation}$$`;
  const numbersOf = async (text: string) => {
    const numbers = all(await composedCards(text), ".formula-side > svg");
    return numbers.map((number) => number.innerHTML);
  };
  const [first, ...none] = await numbersOf(equation("a"));
  expect(first).toBeTruthy();
  expect(none).toEqual([]);
  const [one, two] = await numbersOf(`${equation("a")}\n\n${equation("b")}`);
  expect(one).toBe(first);
  expect(two).toBeTruthy();
  expect(two).not.toBe(first);
  expect(await numbersOf(equation("b"))).toEqual([first]);
});
