import { expect, test } from "vitest";
import { chinese } from "./rubric.zh";

test.each([
  ["主导清结算系统重构", "主导"],
  ["独立开发校验工具", "开发"],
  ["优化接口索引", "优化"],
  ["从 0 到 1 搭建数据平台", "搭建"],
  ["成功落地会员体系", "落地"],
  ["通过引入缓存将接口延迟降低", "通过"],
  ["基于 Kafka 重构消息链路", "重构"],
])("%s 以动词开头", (text, verb) => {
  expect(chinese.leadVerb(text)).toBe(verb);
});

test.each(["负责客户沟通", "一年内公众号粉丝增长", "参与新品发布活动", "公司年度优秀员工"])(
  "%s 不以动词开头",
  (text) => {
    expect(chinese.leadVerb(text)).toBeNull();
  },
);

test.each([
  ["负责客户沟通", "负责"],
  ["主要负责日常报表", "负责"],
  ["参与新品发布活动的策划", "参与"],
  ["协助销售部门准备材料", "协助"],
  ["配合设计部门制作海报", "配合"],
])("%s 只说职责", (text, opening) => {
  expect(chinese.weakOpening(text)).toBe(opening);
});

test.each(["负责支付链路改造，耗时下降一半", "主导客户沟通", "负责人为本部门经理"])(
  "%s 不算只说职责",
  (text) => {
    expect(chinese.weakOpening(text)).toBeNull();
  },
);

test.each([
  "负责客户沟通",
  "主导清结算系统重构，引入分库分表",
  "采集教学楼的电表数据，用插值补齐缺失记录",
  "一年内公众号粉丝增长 25%",
])("%s 是句子", (text) => {
  expect(chinese.isStatement(text)).toBe(true);
});

test.each([
  "Java、Python、Go、Kubernetes、微服务",
  "高并发",
  "增长 30%",
  "营收 500 万",
  "工作内容与主要业绩：",
  "微服务、高并发、分布式、机器学习、数据分析",
  "",
])("%s 是罗列，不是句子", (text) => {
  expect(chinese.isStatement(text)).toBe(false);
});

test.each(["将延迟降低一半", "实现全年销售目标", "获得年度奖项", "用户数突破新高"])("%s 说了成果", (text) => {
  expect(chinese.statesResult(text)).toBe(true);
});

test.each(["撰写推文与脚本", "整理每月运营数据", "维护客户资料库"])("%s 没有成果", (text) => {
  expect(chinese.statesResult(text)).toBe(false);
});

test.each(["本人性格开朗", "我主导了重构"])("%s 用了第一人称", (text) => {
  expect(text.search(chinese.pronouns)).toBeGreaterThanOrEqual(0);
});

test.each(["撰写自我评价模板", "服务我国西部地区", "推动我司上市", "缩短周期，领导让我带新人"])(
  "%s 没有用第一人称",
  (text) => {
    expect(text.search(chinese.pronouns)).toBe(-1);
  },
);

test("数字与标点不算字", () => {
  expect(chinese.size("将延迟从 820 ms 降至 140 ms，提升明显。")).toBe(12);
});

test.each(["身份证号：110101199001011237", "婚姻状况：未婚", "民族：汉"])("%s 是隐私", (text) => {
  expect(text.search(chinese.privateDetails)).toBeGreaterThanOrEqual(0);
});
