import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text";

const nowhere = { url: "https://news.example/feed", contentType: null };

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function utf32(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(Array.from(text).length * 4));
  Array.from(text).forEach((character, index) => {
    view.setUint32(index * 4, character.codePointAt(0) ?? 0, isLittleEndian);
  });
  return new Uint8Array(view.buffer);
}

test.each(["utf-16be-autodetect", "utf-32le-bom"])("%s of feedparser", (name) => {
  const text = decodeText(
    new Uint8Array(readFileSync(`test/data/feed/feedparser/encoding/${name}.xml`)),
    nowhere,
  );
  expect(text).toContain("<rss>");
  expect(text).not.toMatch(/[\0\ufffd]/);
});

test("wide characters without a mark", () => {
  expect(decodeText(utf32("<rss>你好🙂", false), nowhere)).toBe("<rss>你好🙂");
  expect(decodeText(utf32("<rss>你好🙂", true), nowhere)).toBe("<rss>你好🙂");
});

const gbk = [0xc4, 0xe3, 0xba, 0xc3]; // 你好
const prolog = '<?xml version="1.0" encoding="gb2312"?><rss>';

test.each([
  ["the document says", Uint8Array.from([...ascii(prolog), ...gbk]), nowhere],
  [
    "HTTP says",
    Uint8Array.from([...ascii("<rss>"), ...gbk]),
    { ...nowhere, contentType: "text/xml; charset='GBK'" },
  ],
  [
    "the country says",
    Uint8Array.from([...ascii("<rss>"), ...gbk]),
    { ...nowhere, url: "http://news.example.cn/" },
  ],
])("Chinese, as %s", (_, bytes, about) => expect(decodeText(bytes, about)).toContain("<rss>你好"));

test("valid UTF-8 counts more than what anybody says", () => {
  const bytes = new TextEncoder().encode(`${prolog}你好`);
  expect(decodeText(bytes, { ...nowhere, contentType: "text/xml; charset=big5" })).toContain("你好");
});

test("a broken byte in UTF-8 costs that byte", () => {
  const text = new TextEncoder().encode(
    `<?xml version="1.0" encoding="utf-8"?>${"一段很长的中文。".repeat(20)}`,
  );
  expect(decodeText(Uint8Array.from([...text, 0xff, 0x3c]), nowhere)).toContain("一段很长的中文。");
});

// Encoded by another program from sentences written for this test.
test.each(
  JSON.parse(readFileSync("test/data/feed/unlabelled.json", "utf8")) as {
    encoding: string;
    text: string;
    base64: string;
  }[],
)("$encoding without a label", ({ text, base64 }) => {
  expect(decodeText(bytesOf(base64), nowhere)).toContain(text);
});

test("what XML forbids is taken out, and quotation marks of Windows are read", () => {
  expect(decodeText(new TextEncoder().encode("a\u0001b\u0000c\ufffed\u0092t"), nowhere)).toBe("abcd’t");
});

const hex = (head: string, bytes: string) =>
  Uint8Array.from([...ascii(head), ...(bytes.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))]);

test.each([
  ["a byte order mark before all else", hex("", "efbbbfe4b8ad"), "text/html; charset=gbk", "", "中"],
  ["UTF-16", hex("", "fffe2d4e"), null, "", "中"],
  [
    "UTF-8 whatever the server says",
    new TextEncoder().encode("中文"),
    "text/html; charset=ISO-8859-1",
    "",
    "中文",
  ],
  ["the server's charset", hex("", "d6d0cec4"), 'text/html; charset="GBK"', "", "中文"],
  [
    "the page's charset",
    hex("<meta charset=gb2312>", "d6d0cec4"),
    "text/html",
    "",
    "<meta charset=gb2312>中文",
  ],
  [
    "the page's older charset",
    hex("<META http-equiv=content-type content='text/html; charset=big5'>", "a4a4a4e5"),
    null,
    "",
    "<META http-equiv=content-type content='text/html; charset=big5'>中文",
  ],
  [
    "an unknown charset and a Chinese host",
    hex("", "d6d0cec4"),
    "text/html; charset=x-none",
    "https://a.cn/b",
    "中文",
  ],
  ["gb18030 of four bytes", hex("", "9439fc36"), "text/html; charset=gb2312", "", "😀"],
  ["a country that says nothing", hex("", "93fa967b"), null, "https://a.jp/", "日本"],
  ["nothing known", hex("caf", "e92e"), null, "https://a.example/", "café."],
  ["a character cut off at the end", hex("", "e4b8ade6"), null, "https://a.cn/", "中"],
  ["a page in ASCII", hex("plain", ""), null, "", "plain"],
])("of a page: %s", (_, bytes, contentType, url, text) => {
  expect(decodeText(bytes, { url, contentType })).toBe(text);
});
