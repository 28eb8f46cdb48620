import { describe, expect, it } from "vitest";
import { countInvisibleControls, doorOf, isBroken, repairGlyph, repairText, stripMarker } from "./repair";

describe("text", () => {
  it.each([
    ["eﬃcient ﬂow", "efficient flow"],
    ["⼯作经历", "工作经历"],
    ["⻓期", "长期"],
    ["客戶户口門户", "客戶户口門户"],
    ["經歷學歷專業技能體見車頁", "經歷學歷專業技能體見車頁"],
    ["经历学历专业技能体见车页", "经历学历专业技能体见车页"],
    ["１２３ＡＢＣ", "123ABC"],
    ["（你好），：", "（你好），："],
    ["a\u00a0b\u2009c", "a b c"],
    ["high\u00adimpact", "high-impact"],
    ["zero\u200bwidth\u202e", "zerowidth"],
    ["𝐁𝐨𝐥𝐝", "Bold"],
    ["m²", "m²"],
    ["a\tb", "a\tb"],
  ])("%j becomes %j", (text, repaired) => {
    expect(repairText(text)).toBe(repaired);
  });

  it("settles by the rest of the text which door a font means", () => {
    expect(doorOf("客⼾经理，负责开发")).toBe("户");
    expect(doorOf("客⼾經理，負責開發")).toBe("戶");
  });

  it("counts what shows nothing", () => {
    expect(countInvisibleControls("a\u200bb\u2066c\ufeff")).toBe(3);
    expect(countInvisibleControls("plain")).toBe(0);
  });
});

describe("glyphs", () => {
  it.each([
    ["\uf095", "ABCDEF+FontAwesome", ""],
    ["\uf0b7", "Symbol", "•"],
    ["\uf0d8", "ABCDEF+Wingdings-Regular", "•"],
    ["l", "Wingdings", "•"],
    ["l", "Helvetica", "l"],
    ["§", "Wingdings", "•"],
    ["(", "ABCDEF+Wingdings", ""],
    ["-\u00ad\u2010", "Helvetica", "-"],
    ["\ue123", "Helvetica", "\ue123"],
  ])("%j in %s is read as %j", (text, name, read) => {
    expect(repairGlyph(text, { name })).toBe(read);
  });

  it("without a name are broken", () => {
    expect(["\ue123", "\ufffd", "a", "中"].map(isBroken)).toEqual([true, true, false, false]);
  });
});

describe("list markers", () => {
  it.each([
    ["• Built it", "Built it"],
    ["▪Built it", "Built it"],
    ["√ Excel", "Excel"],
    ["✅Built it", "Built it"],
    ["➢ 负责开发", "负责开发"],
    ["- Built it", "Built it"],
    ["– Built it", "Built it"],
    ["* Built it", "Built it"],
    ["o Built it", "Built it"],
    ["1. Built it", "Built it"],
    ["2、负责开发", "负责开发"],
    ["1. 5 年产品经验", "5 年产品经验"],
    ["（3）负责开发", "负责开发"],
    ["④ 负责开发", "负责开发"],
  ])("fall away: %s", (line, text) => {
    expect(stripMarker(line)).toEqual({ bullet: true, text });
  });

  it.each([
    "2020 – 2022",
    "- 2022",
    "one thing",
    "3.5 GPA",
    "2021.03 起",
    "-1 day",
    "office",
    "12 people",
    "•",
  ])("are not seen in: %s", (line) => {
    expect(stripMarker(line)).toEqual({ bullet: false, text: line });
  });
});
