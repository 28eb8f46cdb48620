import { expect, test } from "vitest";
import { hasQuantity, quantitiesIn } from "./metrics";

const quantities = [
  "Cut costs by 38%",
  "Raised revenue to $1.2M",
  "Won a €40,000 grant",
  "Grew the list to 10k subscribers",
  "Made the build 3x faster",
  "Answered 300+ tickets",
  "Lowered latency to 310 ms",
  "Lowered latency to 310ms",
  "Managed 3 Kubernetes clusters",
  "Led a team of five engineers",
  "Led a team of 12",
  "Served 2000 users",
  "Handled 1,995 calls",
  "Doubled the conversion rate",
  "Halved the failure rate",
  "Cut radio use by a third on all nodes",
  "Improved user experience by 30",
  "Delivered in 3 weeks",
  "Moved 2 TB of data",
  "将日终处理时间从 6 小时缩短到 40 分钟",
  "资源占用率减少8%",
  "峰值 QPS 提升到 2.4 万",
  "覆盖1200家商户",
  "带领五人小组完成迁移",
  "完成三次真实切换演练",
  "清理二十条慢查询",
  "用户数量翻倍",
  "支撑千万级日活的推荐服务",
  "成本降低三成",
  "耗时缩短三分之一",
  "三十余家门店上线",
  "销售额达到 500 万元",
  "服务 2000 名用户",
];

test.each(quantities)("%s holds a quantity", (text) => {
  expect(quantitiesIn(text)).not.toEqual([]);
});

const others = [
  "Wrote services in Python 3",
  "Built pages with HTML5 and CSS3",
  "Hosted on EC2 and S3",
  "Closed the books for Q3",
  "Closed the books for Q3 2021",
  "Joined the team in 2019",
  "Promoted in March 2020",
  "Promoted in 03/2020 and 2021.06",
  "Worked there 2017 – 2019",
  "Upgraded the front end to Angular 2",
  "Secured the login with OAuth 2.0",
  "Certified to ISO 27001",
  "Call me at (312) 555-0147",
  "See https://example.com/42 for more",
  "Mail me at jo42@example.com",
  "Maintained version 4.2.1 of the client",
  "Covered support 24/7",
  "Built one dashboard for the team",
  "Introduced two-factor login",
  "Modelled parts in 3D",
  "Planned the 5G rollout",
  "Finished in the 4th round",
  "Answered dozens of tickets",
  "Raised sales by [add a number here]",
  "Raised sales by [30%]",
  "Raised sales by XX%",
  "Raised sales (add a number, such as 30%)",
  "Migrated the code to Java 17",
  "2019年加入公司",
  "2020年3月 升任主管",
  "3月份完成交接",
  "使用 Vue3 与 Spring Boot 2.x 开发",
  "毕业于 985 院校",
  "获得第一名",
  "负责二次开发",
  "完成一个项目",
  "服务数十家客户",
  "电话 13800138000",
  "提升 xx%（补充数据）",
  "使用 JDK 8 开发",
  "具有十分丰富的经验",
];

test.each(others)("%s holds no quantity", (text) => {
  expect(quantitiesIn(text)).toEqual([]);
});

test("removing every figure and numeral leaves no quantity", () => {
  for (const text of quantities) {
    const stripped = text
      .replace(/[$€]?\d[\d,.]*\s?(?:%|[kMx]\b)?/g, "")
      .replace(/[一二两三四五六七八九十]+|千万级|翻倍/g, "")
      .replace(/five|Doubled|Halved|a third/g, "");
    expect(hasQuantity(stripped), stripped).toBe(false);
  }
});
