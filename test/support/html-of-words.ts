import fc from "fast-check";
import { escapeHtml } from "~/core/markdown/escape";

type Source = { html: string; words: string };

const signs =
  'a 中 。 * _ ` [ ]( ) ! # - 1. > < & ~ == \\ | “ " $ ``` + :- -|- [^1]: [x] --- ** __ &copy; &#60; <b> </p> https://a.example/x_y www.a.b a@b.example ：// \u3000'.split(
    " ",
  );
const text = fc
  .array(fc.constantFrom(...signs, " ", "\n", "b"), { minLength: 1, maxLength: 6 })
  .map((parts): Source => ({ html: escapeHtml(parts.join("")), words: parts.join("") }));

function within(tags: readonly string[], content: fc.Arbitrary<Source[]>): fc.Arbitrary<Source> {
  return fc.tuple(fc.constantFrom(...tags), content).map(([opening, parts]) => ({
    html: `<${opening}>${parts.map(({ html }) => html).join("")}</${opening.split(" ", 1)[0]}>`,
    words: parts.map(({ words }) => words).join(""),
  }));
}

/** Blocks of HTML in any nesting, each with its words. */
export const { blocks: htmlOfWords } = fc.letrec<{
  inline: Source;
  block: Source;
  row: Source;
  blocks: Source[];
}>((tie) => {
  const inlines = fc.array(tie("inline"), { minLength: 1, maxLength: 4 });
  const some = fc.array(tie("block"), { minLength: 1, maxLength: 3 });
  const nothing = fc
    .constantFrom("<br>", "<wbr>", "<img src=https://a.example/i.png alt=x>")
    .map((html) => ({ html, words: "" }));
  return {
    inline: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      text,
      nothing,
      within(["b", "i", "em", "s", "span", "code", "sub", 'a href="/x?a=b&amp;c=(d)"', "x-y"], inlines),
    ),
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      within(["p", "div", "h1", "h3", "pre", "figcaption"], inlines),
      within(["blockquote", "div", "section", "b", "a href=/y"], some),
      within(
        ["ul", "ol", "ol start=7"],
        fc.array(within(["li"], fc.oneof(inlines, some)), { minLength: 1, maxLength: 3 }),
      ),
      within(["table"], fc.array(tie("row"), { minLength: 1, maxLength: 3 })),
      fc.constant({ html: "<hr>", words: "" }),
      tie("inline"),
    ),
    row: within(
      ["tr"],
      fc.array(within(["td", "th", "td colspan=2"], inlines), { minLength: 1, maxLength: 3 }),
    ),
    blocks: some,
  };
});

export const squeezed = (words: string) => words.replace(/[\s\u3000]/g, "");
