import { expect, test } from "vitest";
import { htmlTagAt } from "./html-tag";

test.each([
  "<a>",
  "<A1-b>",
  "<br/>",
  "<br  />",
  "</a>",
  "</a \n>",
  "<a href=b>",
  "<a href = 'b>c'>",
  '<a href="b>c" disabled>',
  "<a\nb\n=\n'c'>",
  "<a _x:y.z-1=0>",
  "<!---->",
  "<!-->",
  "<!--->",
  "<!-- a -- b\n -->",
  "<?php a > b ?>",
  "<!DOCTYPE html>",
  "<![CDATA[ a ]] > ]]>",
])("%j is a tag, to its end and no further", (tag) => {
  expect(htmlTagAt(`x${tag}y>`, 1, new Set())).toEqual({ end: 1 + tag.length, href: null });
});

test.each([
  "<",
  "< a>",
  "<1>",
  "<a",
  "<a b",
  '<a b="c>',
  "<a b='c'd>",
  "<a =b>",
  "<a b=`>",
  "</ a>",
  "</a b>",
  "<a/ >",
  "<!a",
  "<!1>",
  "<!>",
  "<?a>",
  "<!-- a",
  "<![cdata[a]]>",
  "<![CDATA[a]>",
  "<文>",
])("%j is no tag", (text) => {
  expect(htmlTagAt(text, 0, new Set())).toBeNull();
});

test.each([
  ["<https://a.example/b?c=d#e>", "https://a.example/b?c=d#e"],
  ["<MAILTO:a@b.example>", "MAILTO:a@b.example"],
  ["<a+b.c-d:e>", "a+b.c-d:e"],
  ["<http://例子.example/文>", "http://例子.example/文"],
  ["<a@b.example>", "mailto:a@b.example"],
  ["<a.b+c@d-e.example>", "mailto:a.b+c@d-e.example"],
  ["<a@b>", "mailto:a@b"],
])("%j is an address", (text, href) => {
  expect(htmlTagAt(text, 0, new Set())).toEqual({ end: text.length, href });
});

test.each([
  "<https://a b>",
  "<a:",
  "<m:a>b:c",
  "<http://a.example/\u0007>",
  "<@b.example>",
  "<a@-b.example>",
  "<a@b..example>",
  "<a@b_c>",
  `<${"a".repeat(33)}:b>`,
])("%j is no address", (text) => {
  expect(htmlTagAt(text, 0, new Set())?.href ?? null).toBeNull();
});

test("an ending that does not come is remembered, and hinders no other tag", () => {
  const absent = new Set<string>();
  const text = "<!-- a <!-- b <i> <? c ?>";
  expect(htmlTagAt(text, 0, absent)).toBeNull();
  expect([...absent]).toEqual(["-->"]);
  expect(htmlTagAt(text, 7, absent)).toBeNull();
  expect(htmlTagAt(text, 14, absent)?.end).toBe(17);
  expect(htmlTagAt(text, 18, absent)?.end).toBe(text.length);
});
