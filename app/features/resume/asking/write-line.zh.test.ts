import { expect, test } from "vitest";
import { hasQuantity } from "../scoring/metrics";
import { chinese } from "../scoring/rubric.zh";
import type { Answer } from "./questions";
import { slotIn } from "./slots";
import { writtenLine } from "./write-line";

const write = (text: string, ask: string, answer: Answer) => writtenLine(text, ask, answer, "zh");

const built = "开发会员小程序。";
const contracts = "审核采购合同。";

const figures: [string, string, Answer, string][] = [
  [contracts, "count", { count: "12000" }, "审核1.2万份采购合同。"],
  [contracts, "count", { count: "12000", about: "yes" }, "审核约1.2万份采购合同。"],
  [contracts, "count", { count: "12345" }, "审核12345份采购合同。"],
  [contracts, "count", { count: "1.2万" }, "审核1.2万份采购合同。"],
  [contracts, "count", { count: "300+" }, "审核300余份采购合同。"],
  [contracts, "count", { count: "1,250" }, "审核1250份采购合同。"],
  ["撰写行业研究报告", "count", { count: "35" }, "撰写35份行业研究报告"],
  [
    "撰写行业研究报告，供管理层参考",
    "count",
    { count: "4", per: "month" },
    "每月撰写4份行业研究报告，供管理层参考",
  ],
  ["审核采购合同。", "count", { count: "1200", about: "yes" }, "审核约1200份采购合同。"],
  [
    "收银、补货。",
    "volume",
    { count: "300", thing: "单", per: "day", about: "yes" },
    "收银、补货，每天约300单。",
  ],
  ["护理患者", "count", { count: "24", per: "day" }, "每天护理24名患者"],
  ["设计多个小程序页面", "count", { count: "12" }, "设计12个小程序页面"],
  ["完成多次系统迁移。", "count", { count: "5", about: "yes" }, "完成约5次系统迁移。"],
  ["开拓若干家经销商", "count", { count: "15" }, "开拓15家经销商"],
  ["使用 Vue 设计多个页面", "count", { count: "12" }, "使用 Vue 设计 12 个页面"],
];

test.each([
  "优化接口响应",
  "维护公司的服务器集群",
  "撰写周报",
  "编写接口和页面",
  "提升团队协作",
  "协助编制合同",
  "管理团队建设",
])("不为“%s”猜量词", (text) => {
  expect(slotIn(text, "zh")).toBeNull();
});

test.each(figures)("%s · %s · %j 写成：%s", (text, ask, answer, written) => {
  expect(write(text, ask, answer)).toBe(written);
});

test.each(figures)("%s（%s，%j）写成后算有数字", (text, ask, answer) => {
  expect(hasQuantity(write(text, ask, answer) ?? "")).toBe(true);
});

const results: [string, string, string][] = [
  ["重构结算模块。", "处理时间缩短 40%", "重构结算模块，处理时间缩短 40%。"],
  ["重构结算模块", "，处理时间缩短40%。", "重构结算模块，处理时间缩短40%"],
  ["重构结算模块；", "故障减少一半", "重构结算模块，故障减少一半；"],
  ["搭建内容矩阵", "粉丝增长至 3 万", "搭建内容矩阵，粉丝增长至 3 万"],
  ["搭建内容矩阵", "使转化率提升 2%", "搭建内容矩阵，使转化率提升 2%"],
  ["培训店员", "客诉下降三成", "培训店员，客诉下降三成"],
  ["培训店员", "获得公司年度奖", "培训店员，获得公司年度奖"],
  ["培训店员", "覆盖全部门店", "培训店员，覆盖全部门店"],
];

test.each(results)("%s ·“%s”写成：%s", (text, result, written) => {
  expect(write(text, "result", { result })).toBe(written);
});

test.each(results)("%s ·“%s”算有结果", (text, result) => {
  expect(chinese.statesResult(write(text, "result", { result }) ?? "")).toBe(true);
});

const turned: [string, string, string | null][] = [
  ["重构结算模块。", "处理时间缩短 40%", "实现处理时间缩短 40%：重构结算模块。"],
  ["培训店员", "减少客诉三成", "减少客诉三成：培训店员"],
  ["培训店员", "使客诉下降三成", null],
  ["培训店员，编写手册", "处理时间缩短 40%", null],
  ["负责培训", "处理时间缩短 40%", null],
];

test.each(turned)("%s ·“%s”结果在前：%s", (text, result, written) => {
  expect(write(text, "result", { result, wording: "resultFirst" })).toBe(written);
});

const openings: [string, Answer, string | null][] = [
  ["参与编写接口文档", { verb: "self" }, "编写接口文档"],
  ["协助整理客户档案。", { verb: "self" }, "整理客户档案。"],
  ["主要负责设计活动海报", { verb: "self" }, "设计活动海报"],
  ["我们开发了结算系统", { verb: "self" }, "开发了结算系统"],
  ["配合销售部门完成客户评级", { verb: "self" }, null],
  ["参与系统的迁移", { verb: "self" }, null],
  ["负责服务器的日常维护", { verb: "led" }, "主导服务器的日常维护"],
  ["负责仓库。", { verb: "managed" }, "管理仓库。"],
  ["参与系统的迁移", { verb: "wrote" }, null],
  ["负责客户沟通", { verb: "" }, null],
  ["负责客户沟通", { verb: "unknown" }, null],
];

test.each(openings)("%s · %j 开头写成：%s", (text, answer, written) => {
  expect(write(text, "opening", answer)).toBe(written);
});

test.each(openings.filter(([, , written]) => written !== null))("%s · %j 以动作开头", (text, answer) => {
  expect(chinese.leadVerb(write(text, "opening", answer) ?? "")).not.toBeNull();
});

test.each<[string, string, Answer, string | null]>([
  ["实现了 xxx 特性", "placeholder", { value: "12 个" }, "实现了 12 个 特性"],
  ["效率提升 XX%", "placeholder", { value: "30" }, "效率提升 30%"],
  ["优化流程，效率提升 40", "unit", { unitName: "%" }, "优化流程，效率提升 40%"],
  ["优化流程，产量提升40。", "unit", { unitName: "吨" }, "优化流程，产量提升40吨。"],
  ["性格开朗，能长期出差", "phrase", { fact: "带过 6 名新人" }, "带过 6 名新人，能长期出差"],
  ["能长期出差，有强烈的责任心。", "phrase", { fact: "连续两年零差错" }, "能长期出差，连续两年零差错。"],
  ["能长期出差", "phrase", { fact: "带过 6 名新人" }, null],
])("%s · %s · %j 写成：%s", (text, ask, answer, written) => {
  expect(write(text, ask, answer)).toBe(written);
});

test.each<[string, string, Answer]>([
  [contracts, "count", {}],
  [contracts, "count", { count: "很多" }],
  [built, "result", { result: "。" }],
  [built, "count", { count: "3" }],
])("%s · %s · %j 太少，不写", (text, ask, answer) => {
  expect(write(text, ask, answer)).toBeNull();
});

test("自己做的部分接在后面", () => {
  expect(write("参与年报审计。", "part", { fact: "我负责编制底稿。" })).toBe("参与年报审计，负责编制底稿。");
});

test("数字与结果各写一次，数字在前", () => {
  const answer = { count: "240", result: "线上缺陷减少一半" };
  expect(write("编写测试用例。", "count", answer)).toBe("编写240条测试用例，线上缺陷减少一半。");
});

const awkward: [string, string | null][] = [
  ["结果客户投诉下降了１５％。", "搭建门店系统，客户投诉下降了15%。"],
  ["我们每月省了5000元！", "搭建门店系统，每月省了5000元。"],
  ["导致投诉减少", "搭建门店系统，使投诉减少。"],
  ["，从而节约了人力", "搭建门店系统，从而节约了人力。"],
  ["节省成本8万元；缩短周期", "搭建门店系统，节省成本8万元，缩短周期。"],
  ["20％", null],
];

test.each(awkward)("结果“%s”写成：%s", (result, written) => {
  expect(writtenLine("搭建门店系统。", "result", { result }, "zh")).toBe(written);
});

const loose: [string, string | null][] = [
  ["大约 30", "审核约30份采购合同。"],
  ["20余", "审核20余份采购合同。"],
  ["5+", "审核超过5份采购合同。"],
  ["15-20", "审核15-20份采购合同。"],
  ["１２００", "审核1200份采购合同。"],
  ["5个", "审核5份采购合同。"],
  ["20％", null],
];

test.each(loose)("数字“%s”写成：%s", (count, written) => {
  expect(writtenLine(contracts, "count", { count }, "zh")).toBe(written);
});
