import { expect, test } from "vitest";
import { addDelimiter, type Delimiter } from "./emphasis";
import { piecesOf } from "./inline";
import type { Node } from "./scan";

function run(given: Partial<Delimiter>): Node {
  const made = addDelimiter(
    { first: null, last: null, made: 0 },
    { mark: "*", count: 0, canOpen: true, canClose: true },
  );
  return { html: "", plain: "", run: Object.assign(made, given) };
}

const text = (html: string): Node => ({ html, plain: html });

test("elements open outermost first and close innermost first, signs that are left stand between", () => {
  const nodes = [
    run({ opens: ["strong", "em"], count: 1 }),
    text("a"),
    run({ closes: ["strong", "em"], count: 2 }),
  ];
  expect(piecesOf(nodes)).toEqual(["*<em><strong>a</strong></em>**"]);
});

test("what is deeper than 32 elements keeps its text and loses its tags", () => {
  const opens = Array<string>(40).fill("em");
  const html = piecesOf([run({ opens }), text("a"), run({ closes: opens })]).join("");
  expect(html).toBe(`${"<em>".repeat(32)}a${"</em>".repeat(32)}`);
});

test("the mention of a note parts the HTML", () => {
  const numbered = { kind: "definition", label: "n" } as const;
  expect(piecesOf([text("a"), { ...text("b"), numbered }, text("c")])).toEqual(["ab", numbered, "c"]);
});
