import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderMarkdown } from "./dialect";

function lineOf(text: string): string {
  return renderMarkdown(text, { breaks: false, footnotes: null }).replace(/^<p>|<\/p>\n$/g, "");
}

/** Cases of the published amendments, by file; what is expected follows from the flanking rules of its section 6.2. */
const published: Record<string, string[]> = {
  "gfm-strikethrough": [
    "a<del>a()</del>あ",
    "あ<del>()a</del>a",
    "𩸽<del>()a</del>a",
    "a<del>a()</del>𩸽",
    "葛\u{e0100}<del>()a</del>a",
    "羽\ufe00<del>()a</del>a",
    "a<del>「a</del>」",
    "「<del>a」</del>a",
    "<del>a</del>：<del>a</del>",
    "<del>日本語。\ufe00</del>English.",
    "<del>“\ufe01a”\ufe01</del>a",
  ],
  "pseudo-emoji": ["〰", "〽", "🈂", "🈷", "㊗", "㊙"].map((sign) => `a<strong>${sign}</strong>a`),
  "underscore-cjk-punct": [
    "<strong>注意</strong>：注意事項",
    "注意：<strong>注意事項</strong>",
    "正體字。\ufe01<em>Traditional.</em>",
    "正體字。\ufe01<strong>Hong Kong and Taiwan.</strong>",
    "简体字 / 新字体。\ufe00<em>Simplified.</em>",
    "简体字 / 新字体。\ufe00<strong>Mainland China or Japan.</strong>",
    "“\ufe01Git”\ufe01<strong>Hub</strong>",
  ],
};

test.each(Object.entries(published))("every case of %s is read as the amendments say", (name, expected) => {
  const cases = readFileSync(`test/data/markdown/${name}.md`, "utf8").split("\n").filter(Boolean);
  expect(cases.map(lineOf)).toEqual(expected);
});

/** Braces stand for the marks in the source and for the element in the result. */
const emphasised = `
{注意：}不要|{《书名》}很好|{“你好”}吗|这是{“加粗”}文字|请看{（括号）}后|前{【方括】}后|前{「引」}后|前{『引』}后|{重点。}下一句|{重点！}下一句|
{真的吗？}是的|{一、}开始|{第一；}第二|前{：后}文|前{，后}文|{价格￥100}元|{100％}纯|{a）}乙|甲{（b}乙|{中文}中文|
中{文}中|{中}文|中{文}|{粗体}English|English{粗体}|{English}中文|中文{English}|{GitHub}是|用{GitHub}吧|{100%}的人|
约{50%}左右|{(括号)}中文|中文{(括号)}|{[1]}中文|中文{"引号"}中文|{'引'}中|中{'引'}|{C++}语言|语言{C++}|{C#}语言|
{.NET}平台|平台{.NET}|{Node.js!}好|好{!Node}|{a:}中|中{:a}|{#标签}中|中{#标签}中|{@某人}你|你{@某人}你|
{¥5}元|元{$5}元|{《书》}和{《书》}|{“甲”}与{“乙”}|{…}后|前{……}后|前{——}后|{——前}后|前{·}后|{〈篇〉}后|
{𠮷野家。}牛丼|𠮷{(a)}𠮷|{葛󠄀}城|葛󠄀{(a)}城|{この文。}次の文|これは{「重要」}です|{カタカナ！}続き|前{（カッコ）}後|{半角ｶﾅ｡}次|{ひらがな、}次|
{注意：}これ|{～から～}まで|{10時〜}開始|「{強調}」です|「{強調」}です|{強調}（補足）|（{強調}）|{イ・ロ}ハ|{ー}次|{々}次|
{이 용어(This term)}를|{강조.}입니다|문장의{(괄호)}는|{“인용”}이라고|{한글}은|한{글}자|{한글!}입니다|{《책》}을|{주의:}하지|가{'나'}다|
{ㄅㄆ。}注音|{全角！？}後|{ＡＢＣ．}後|{①}一|{㊗️}中|{⼀。}二|{豈。}更|{︰}直|{﹁直﹂}排|{﹏}下`
  .split(/[|\n]+/)
  .filter(Boolean);

test("the table of emphasis has more cases than the published one", () => {
  expect(new Set(emphasised).size).toBeGreaterThanOrEqual(100);
});

test.each([
  ["**", "strong"],
  ["*", "em"],
  ["~~", "del"],
  ["***", "both"],
])("%s beside Chinese, Japanese and Korean marks what it stands around", (mark, tag) => {
  const opening = tag === "both" ? "<em><strong>" : `<${tag}>`;
  const closing = tag === "both" ? "</strong></em>" : `</${tag}>`;
  const wrong = emphasised.filter((line) => {
    const source = line.replaceAll("{", mark).replaceAll("}", mark);
    const expected = line.replaceAll('"', "&quot;").replaceAll("{", opening).replaceAll("}", closing);
    return lineOf(source) !== expected;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["中__文__字", "中__文__字"],
  ["snake_case_名", "snake_case_名"],
  ["a**(b)**c", "a**(b)**c"],
  ["** 中文**后", "** 中文**后"],
  ["**中文 **后", "**中文 **后"],
  ["3 * 4 * 5", "3 * 4 * 5"],
  ["\\**注意：**不要", "**注意：**不要"],
  ["a**😀**a", "a**😀**a"],
  ["**a😀**a", "**a😀**a"],
  ["**a😀**中", "<strong>a😀</strong>中"],
  ["中**“a**”中", "中<strong>“a</strong>”中"],
  ["*中**文*字**", "<em>中**文</em>字**"],
  ["**中~~文。~~字！**后", "<strong>中<del>文。</del>字！</strong>后"],
  ["**`代码`**后", "<strong><code>代码</code></strong>后"],
  ["**[链接](u)**后", '<strong><a href="u">链接</a></strong>后'],
])("%j is %j", (source, html) => {
  expect(lineOf(source)).toBe(html);
});
