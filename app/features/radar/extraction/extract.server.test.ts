import { expect, test } from "vitest";
import { decodeText } from "~/core/decode-text";
import { readFile } from "../../../../test/support/app";
import { extractArticle } from "./extract.server";
import { languageOf } from "./language";
import { chooseText } from "./to-markdown";

test.each([
  ["zh-news", "海上风电装机三年翻番", "zh"],
  ["en-blog", "Bounding a parser's work before it starts", "en"],
  ["zh-wechat", "把注释写给明天的自己", "zh"],
])("the page %s is read inside the worker", async (name, title, lang) => {
  const bytes = await readFile(`test/data/readability/${name}.html`);
  const result = extractArticle(decodeText(bytes), "https://a.example/story");
  if (!result.ok) throw new Error(result.reason);
  expect(result.article.title).toBe(title);
  expect(languageOf(result.article.text, result.article.lang)).toBe(lang);
  expect(chooseText("<p>A summary.</p>", result.article, "https://a.example/story").from).toBe("page");
});

test("a page that is too deep is refused inside the worker", () => {
  const result = extractArticle("<div>".repeat(100_000), "https://a.example/");
  expect(result).toEqual({ ok: false, reason: "radar.pageTooDeep" });
});
