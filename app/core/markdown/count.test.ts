import { expect, test } from "vitest";
import { countWords } from "./count";

test.each([
  ["", 0, 0, 0],
  ["你好，world 世界！", 5, 11, 1],
  ["カーテンを開ける。", 8, 9, 1],
  ["안녕하세요 세계", 2, 7, 1],
  ["it's state-of-the-art 3.14", 3, 24, 1],
  ["𠮷野家", 3, 3, 1],
  ["# 标题\n\n- **粗**体\n- [ ] 待办", 6, 6, 1],
  ['[文字](https://a.com/b "t")![图](https://a.com/c.png)', 3, 3, 1],
  ["[文字][r]\n\n[r]: https://a.com/long/address", 3, 3, 1],
  ["|a|b|\n|-|:-:|\n|c|d|", 4, 4, 1],
  ["```js\nlet a\n```", 2, 4, 1],
  ['<div class="x">a</div>[^1]\n\n[^1]: b', 2, 2, 1],
  ["字".repeat(256), 256, 256, 2],
])("%j counts %d words", (text, words, characters, minutes) => {
  expect(countWords(text)).toEqual({ words, characters, minutes });
});

test.each([" ", "> ", "[a](", "- ", "<a", "[^", "\t|"])(
  "half a million characters of %j are counted at once",
  { timeout: 5000 },
  (unit) => {
    expect(countWords(`${unit.repeat(500_000 / unit.length)}x`).minutes).toBeGreaterThan(0);
  },
);
