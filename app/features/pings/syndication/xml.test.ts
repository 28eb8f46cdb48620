import { expect, test } from "vitest";
import { escapeXml, possibleInXml } from "./xml";

test("text becomes text in XML, and nothing else", () => {
  expect(escapeXml(`</title><script a="b">&amp; 中文 😀`)).toBe(
    "&lt;/title&gt;&lt;script a=&quot;b&quot;&gt;&amp;amp; 中文 😀",
  );
});

test("what XML cannot hold is left out, whole characters stay", () => {
  expect(possibleInXml("a\u0000b\u0007c\u001fd\ufffee\uffff")).toBe("abcde");
  expect(possibleInXml("a\ud83db\ude00c😀\t\n\r")).toBe("abc😀\t\n\r");
});
