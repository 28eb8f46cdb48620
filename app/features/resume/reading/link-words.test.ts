import { expect, test } from "vitest";
import { withNamedLinks } from "./link-words";
import { textLine } from "./text-document";

const url = "https://github.com/ann/shop";

function read(text: string, links: string[] = []): string[] {
  const line = textLine({ text, heading: null, bullet: false, bold: false, links });
  return withNamedLinks([line]).map((one) => one.text);
}

test.each([
  ["Link", [url], url],
  ["[链接]", [url], url],
  ["Tiny shop | Link\tJan. 2026", [`${url}/`], `Tiny shop | ${url}\tJan. 2026`],
  ["Tiny shop (GitHub)", [url], `Tiny shop (${url})`],
  ["小店（链接）", [url], `小店（${url}）`],
  ["Tiny shop | Demo", [url, "mailto:ann@example.com"], "Tiny shop | Demo"],
])("words that only hide an address give way to it: %s", (text, links, shown) => {
  expect(read(text, links)).toEqual([shown]);
});

test.each(["Link", "(link)", "链接"])("what leads nowhere is no line: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["Link nurse for falls prevention", [url]],
  ["Tiny shop | Link", []],
  ["Tiny shop | Demo | Code", [url]],
  ["Tiny shop | Demo", [url, "https://shop.example"]],
  ["github.com/ann/shop | Code", [url]],
  ["ann@example.com | GitHub", [url]],
])("what may say more, or whose address is in doubt, stays: %s", (text, links) => {
  expect(read(text, links)).toEqual([text]);
});
