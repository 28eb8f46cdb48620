import { expect, test } from "vitest";
import {
  escapeAddress,
  escapeAroundReferences,
  escapeHtml,
  referenceAt,
  unescapeBackslashes,
} from "./escape";

test.each([
  ["a", "a"],
  ['<a href="b">&amp;', "&lt;a href=&quot;b&quot;&gt;&amp;amp;"],
  ["'中'", "'中'"],
])("%j as HTML is %j", (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});

test.each([
  ["&amp;&copy;", "&amp;&copy;"],
  ["&#60;&#x3E;", "&lt;&gt;"],
  ["&#0;&#xD800;&#x110000;", "\ufffd\ufffd\ufffd"],
  ["&#12345678;&#x1234567;", "&amp;#12345678;&amp;#x1234567;"],
  ["& &a &;", "&amp; &amp;a &amp;;"],
  ["&#x1F600;", "😀"],
])("the references of %j come to %j", (text, html) => {
  expect(escapeAroundReferences(text)).toBe(html);
});

test.each([
  ["&amp;x", 5],
  ["&#35;", 5],
  ["&#x23;", 6],
  ["&x", 0],
  ["&;", 0],
  ["&1a;", 0],
  [`&${"a".repeat(33)};`, 0],
])("%j begins with a reference of %d characters", (text, length) => {
  expect(referenceAt(text, 0)?.length ?? 0).toBe(length);
});

test("a backslash is dropped before every ASCII punctuation sign and nothing else", () => {
  const signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
  expect(unescapeBackslashes([...signs].map((sign) => `\\${sign}`).join(""))).toBe(signs);
  expect(unescapeBackslashes("\\a\\中\\ \\，\\\n")).toBe("\\a\\中\\ \\，\\\n");
});

test.each([
  ["/a b", "/a%20b"],
  ["/中", "/%E4%B8%AD"],
  ["/%20%", "/%20%"],
  ["/?a=b&c=d#e", "/?a=b&amp;c=d#e"],
  ["/&auml;", "/&auml;"],
  ['/"', "/%22"],
  ["/\ud800", "/%EF%BF%BD"],
])("the address %j is written %j", (address, written) => {
  expect(escapeAddress(address)).toBe(written);
});
