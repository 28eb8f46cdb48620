import { expect, test } from "vitest";
import { hasQuantity } from "../scoring/metrics";
import { chinese } from "../scoring/rubric.zh";
import type { Answer } from "./questions";
import { writtenLine } from "./write-line";

const write = (text: string, ask: string, answer: Answer) => writtenLine(text, ask, answer, "zh");

const built = "开发电商后台系统。";

const figures: [string, string, Answer, string][] = [
  [built, "figure.users", { count: "12000", unit: "users" }, "开发电商后台系统，服务1.2万名用户。"],
  [
    built,
    "figure.users",
    { count: "12000", unit: "users", about: "yes" },
    "开发电商后台系统，服务约1.2万名用户。",
  ],
  [built, "figure.users", { count: "12345", unit: "users" }, "开发电商后台系统，服务12345名用户。"],
  [built, "figure.users", { count: "1.2万", unit: "users" }, "开发电商后台系统，服务1.2万名用户。"],
  [built, "figure.users", { count: "300+", unit: "users" }, "开发电商后台系统，服务300余名用户。"],
  [built, "figure.users", { count: "1,250", unit: "users" }, "开发电商后台系统，服务1250名用户。"],
  [built, "figure.users", { count: "40", unit: "customers" }, "开发电商后台系统，服务40位客户。"],
  [
    built,
    "figure.users",
    { count: "800", unit: "customers", per: "month" },
    "开发电商后台系统，每月服务800位客户。",
  ],
  [built, "figure.users", { count: "6", unit: "pages" }, "开发电商后台系统，共6个页面。"],
  [
    built,
    "figure.users",
    { count: "900", unit: "requests", per: "day" },
    "开发电商后台系统，每天900次请求。",
  ],
  ["开发电商后台系统", "figure.users", { count: "6", unit: "pages" }, "开发电商后台系统，共6个页面"],
  ["开发电商后台系统；", "figure.users", { count: "6", unit: "pages" }, "开发电商后台系统，共6个页面；"],
  ["开发电商后台系统，", "figure.users", { count: "6", unit: "pages" }, "开发电商后台系统，共6个页面"],
  [
    "使用 Vue 开发电商后台系统",
    "figure.users",
    { count: "6", unit: "pages" },
    "使用 Vue 开发电商后台系统，共 6 个页面",
  ],
  [
    "使用 Vue 开发后台",
    "figure.users",
    { count: "12000", unit: "users", about: "yes" },
    "使用 Vue 开发后台，服务约 1.2 万名用户",
  ],
  ["编写接口测试用例", "figure.tests", { count: "240", unit: "testCases" }, "编写接口测试用例，共240条"],
  ["排查线上问题", "figure.tests", { count: "35", unit: "bugs" }, "排查线上问题，共35个缺陷"],
  [
    "带领团队开发支付系统。",
    "figure.people",
    { count: "6", unit: "people" },
    "带领团队开发支付系统，共6人。",
  ],
  ["培训新员工", "figure.people", { count: "8", unit: "newHires", per: "year" }, "培训新员工，每年8名新人"],
  [
    "整理运营数据",
    "figure.analysis",
    { count: "4", unit: "reports", per: "week" },
    "整理运营数据，每周4份报告",
  ],
  [
    "病房日常护理",
    "figure.patients",
    { count: "24", unit: "patients", per: "day", about: "yes" },
    "病房日常护理，每天约24位患者",
  ],
  ["讲授高等数学", "figure.students", { count: "120", unit: "students" }, "讲授高等数学，共120名学生"],
  ["跟进售后", "figure.other", { count: "30", thing: "份合同" }, "跟进售后，共30份合同"],
  [
    "优化数据库查询",
    "figure.speed",
    { from: "800", to: "200", unit: "ms", what: "响应时间" },
    "优化数据库查询，将响应时间从800毫秒降至200毫秒",
  ],
  [
    "优化数据库查询。",
    "figure.speed",
    { from: "4", to: "1.5", unit: "seconds" },
    "优化数据库查询，将用时从4秒降至1.5秒。",
  ],
  [
    "优化工艺",
    "figure.speed",
    { from: "71", to: "89", unit: "percent", what: "合格率" },
    "优化工艺，将合格率从71%提升至89%",
  ],
  [
    "优化工艺",
    "figure.speed",
    { from: "71%", to: "89%", unit: "percent", what: "合格率", time: "3个月" },
    "优化工艺，3个月内将合格率从71%提升至89%",
  ],
  ["优化工艺", "figure.speed", { from: "12", to: "4", unit: "percent" }, "优化工艺，从12%降至4%"],
  [
    "管理门店",
    "figure.money",
    { amount: "50", currency: "tenThousand", kind: "sales" },
    "管理门店，销售额50万元",
  ],
  [
    "管理门店",
    "figure.money",
    { amount: "500000", currency: "yuan", kind: "sales", per: "year" },
    "管理门店，每年销售额50万元",
  ],
  [
    "控制采购成本",
    "figure.money",
    { amount: "3万", currency: "tenThousand", kind: "savings", about: "yes" },
    "控制采购成本，节省约3万元",
  ],
  [
    "筹办年会",
    "figure.money",
    { amount: "8500元", currency: "yuan", kind: "budget" },
    "筹办年会，预算8500元",
  ],
  ["设计多个小程序页面", "count", { count: "12" }, "设计12个小程序页面"],
  ["完成多次系统迁移。", "count", { count: "5", about: "yes" }, "完成约5次系统迁移。"],
  ["开拓若干家经销商", "count", { count: "15" }, "开拓15家经销商"],
  ["使用 Vue 设计多个页面", "count", { count: "12" }, "使用 Vue 设计 12 个页面"],
];

test.each(figures)("%s · %s · %j 写成：%s", (text, ask, answer, written) => {
  expect(write(text, ask, answer)).toBe(written);
});

test.each(figures)("%s（%s，%j）写成后算有数字", (text, ask, answer) => {
  expect(hasQuantity(write(text, ask, answer) ?? "")).toBe(true);
});

test("句中已有的事物不再重复", () => {
  const answer = { what: "响应时间", from: "800", to: "200", unit: "ms" };
  expect(write("优化接口响应时间。", "figure.speed", answer)).toBe(
    "优化接口响应时间，将其从800毫秒降至200毫秒。",
  );
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

const openings: [string, Answer, string | null][] = [
  ["参与编写接口文档", { verb: "self" }, "编写接口文档"],
  ["协助整理客户档案。", { verb: "self" }, "整理客户档案。"],
  ["主要负责设计活动海报", { verb: "self" }, "设计活动海报"],
  ["我们开发了结算系统", { verb: "self" }, "开发了结算系统"],
  ["参与系统的迁移", { verb: "self" }, null],
  ["负责服务器的日常维护", { verb: "led" }, "主导服务器的日常维护"],
  ["负责仓库。", { verb: "managed" }, "管理仓库。"],
  ["参与系统的迁移", { verb: "wrote" }, null],
  ["参与系统的迁移", { verb: "wrote", object: "导入脚本" }, "围绕系统的迁移，编写导入脚本"],
  ["参与系统的迁移。", { verb: "wrote", object: "40 个导入脚本。" }, "围绕系统的迁移，编写 40 个导入脚本。"],
  [
    "负责三个品牌的公众号内容。",
    { verb: "led", object: "每周 5 篇推文" },
    "围绕三个品牌的公众号内容，主导每周 5 篇推文。",
  ],
  ["参与撰写商品文案", { verb: "wrote", object: "40 条文案" }, "在撰写商品文案的工作中，编写 40 条文案"],
  ["负责接听客户电话", { verb: "served", object: "60 位客户" }, "接待 60 位客户，负责接听客户电话"],
  ["协助经理完成报表", { verb: "prepared", object: "每月12份报表" }, "整理每月12份报表，协助经理完成报表"],
  ["负责客户沟通", { verb: "", object: "报表" }, null],
  ["负责客户沟通", { verb: "unknown", object: "报表" }, null],
];

test.each(openings)("%s · %j 开头写成：%s", (text, answer, written) => {
  expect(write(text, "opening", answer)).toBe(written);
});

test.each(openings.filter(([, , written]) => written !== null))("%s · %j 以动作开头", (text, answer) => {
  expect(chinese.leadVerb(write(text, "opening", answer) ?? "")).not.toBeNull();
});

test.each<[string, string, Answer, string | null]>([
  [
    "后台资源占用率减少 8%",
    "deed",
    { verb: "repaired", object: "缓存策略" },
    "修复缓存策略，后台资源占用率减少 8%",
  ],
  ["后台资源占用率减少 8%", "deed", { verb: "repaired" }, null],
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
  [built, "figure.users", {}],
  [built, "figure.users", { count: "很多", unit: "users" }],
  [built, "figure.other", { count: "12", thing: "" }],
  [built, "figure.speed", { to: "200", unit: "ms" }],
  [built, "figure.money", { kind: "sales" }],
  [built, "result", { result: "。" }],
  [built, "count", { count: "3" }],
])("%s · %s · %j 太少，不写", (text, ask, answer) => {
  expect(write(text, ask, answer)).toBeNull();
});

test("数字与结果各写一次，数字在前", () => {
  const answer = { count: "240", unit: "testCases", result: "线上缺陷减少一半" };
  expect(write("编写接口测试。", "figure.tests", answer)).toBe(
    "编写接口测试，共240条测试用例，线上缺陷减少一半。",
  );
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
  ["大约 30", "搭建门店系统，共约30个页面。"],
  ["20余", "搭建门店系统，共20余个页面。"],
  ["5+", "搭建门店系统，共超过5个页面。"],
  ["15-20", "搭建门店系统，共15-20个页面。"],
  ["１２００", "搭建门店系统，共1200个页面。"],
  ["5个", "搭建门店系统，共5个页面。"],
  ["20％", null],
];

test.each(loose)("数字“%s”写成：%s", (count, written) => {
  expect(writtenLine("搭建门店系统。", "figure.users", { count, unit: "pages" }, "zh")).toBe(written);
});
