import { expect, test } from "vitest";
import { decodePage } from "./decode-page";

const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (head: string, bytes: string) =>
  Uint8Array.from([...utf8(head), ...(bytes.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))]);

test.each([
  ["a byte order mark before all else", hex("", "efbbbfe4b8ad"), "text/html; charset=gbk", "", "中"],
  ["UTF-16", hex("", "fffe2d4e"), null, "", "中"],
  ["UTF-8 whatever the server says", utf8("中文"), "text/html; charset=ISO-8859-1", "", "中文"],
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
  ["a character cut off at the end", hex("", "e4b8ade6"), null, "https://a.cn/", "中\ufffd"],
  ["a page in ASCII", utf8("plain"), null, "", "plain"],
])("%s", (_, bytes, contentType, url, text) => {
  expect(decodePage(bytes, contentType, url)).toBe(text);
});
