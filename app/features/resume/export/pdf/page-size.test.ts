import { expect, test } from "vitest";
import { printHtml } from "./page-size";

test("a title or language cannot leave its place in the document", () => {
  const html = printHtml({
    html: "<p>x</p>",
    lang: '"><script>',
    title: "</title><script>alert(1)</script>",
  });
  expect(html).not.toContain("<script>");
});
