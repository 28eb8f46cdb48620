import { expect, test } from "vitest";
import { markupToInsert } from "./paste.client";

function clipboard(plain: string, html: string) {
  return { getData: (kind: string) => (kind === "text/html" ? html : plain) };
}

test("a transcript keeps the structure of its page", () => {
  const html = '<div style="color: red"><b>0:01</b><p>Hello</p></div>';
  expect(markupToInsert(clipboard("0:01\nHello", html))).toBe("<div><b>0:01</b><p>Hello</p></div>");
});

test("a subtitle file that an editor copies in colours is taken as text", () => {
  const plain = "1\n00:00:01,000 --> 00:00:04,000\nHello";
  const html = plain
    .replace(/.+/g, '<div><span style="color: red">$&</span></div>')
    .replace("--> ", "--&gt; ");
  expect(markupToInsert(clipboard(plain, html))).toBeNull();
});

test("markup that is shown as text is taken as it is", () => {
  expect(markupToInsert(clipboard("<p>0:01 Hello</p>", "<code>&lt;p>0:01 Hello</code>"))).toBeNull();
});
