import { expect, test } from "vitest";
import {
  furtherSound,
  furtherUnsound,
  soundChinese,
  soundEnglish,
  unsoundChinese,
  unsoundEnglish,
} from "../../../../test/support/rewordings";
import { judgeWording } from "./judge-wording";

test.each([...soundEnglish, ...soundChinese, ...furtherSound])("lets %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

const refused = [...unsoundEnglish, ...unsoundChinese, ...furtherUnsound];

test.each(refused.map(([before, after]) => [before, after]))(
  "refuses for %s the wording %s",
  (before, after) => {
    expect(judgeWording(before, after)).not.toBeNull();
  },
);

test.each([
  ["Trained 15 nurses", "Trained 50 nurses", "newFact"],
  ["Trained 15 nurses in Leeds", "Trained 15 nurses", "lostFact"],
  ["Helped with organizing the run", "Organized the run", "strongerClaim"],
  ["Trained the nurses", "Coddled the nurses", "unverified"],
  ["培训50名员工", "培训500名员工", "newFact"],
  ["参与筛选供应商", "筛选供应商", "strongerClaim"],
])("says of %s as %s no more than is known: %s", (before, after, gate) => {
  expect(judgeWording(before, after)).toBe(gate);
});

test.each([
  ["Responsible for managing the support team of 5 people.", "Managed the support team of 5 people."],
  [
    "Responsible for the development and maintenance of the billing API.",
    "Developed and maintained the billing API.",
  ],
  ["Responsible for managing vendors and leading the migration", "Managed vendors and led the migration"],
  ["I designed a new javascript dashboard using nodejs", "Designed a new JavaScript dashboard using Node.js"],
  [
    "Successfully reduced costs by 20% in order to meet the budget",
    "Reduced costs by 20% to meet the budget",
  ],
  ["Using React, built dashboards for five teams", "Built dashboards for five teams using React"],
  ["Utilized Python to automate the reports", "Used Python to automate the reports"],
  ["Design and implement the API for 12 partners", "Designed and implemented the API for 12 partners"],
  ["Created 5 APIs. Wrote docs for them", "Created 5 APIs\nWrote docs for them"],
  ["Managed five engineers", "Managed 5 engineers"],
  ["Helped to build the API", "Helped build the API"],
  ["Lowered costs by 8%", "Reduced costs by 8%"],
  ["负责公司后台管理系统的开发和维护工作", "开发和维护公司后台管理系统"],
  ["负责后台系统的设计与开发，支持5000并发", "设计与开发后台系统，支持 5000 并发"],
  ["使用springboot开发接口,提高了20%的性能", "使用 Spring Boot 开发接口，提升了 20% 的性能"],
  ["本人热爱学习，积极向上，三年Java经验", "三年 Java 经验"],
  ["对接口进行了优化，延迟降低30%", "优化接口，延迟降低30%"],
])("lets %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each([
  [
    "Used Angular for developing web pages, improving speed",
    "Developed web pages with Angular, improving speed",
  ],
  ["Highly skilled nurse with 9 years", "Nurse with 9 years"],
  ["Committed to providing care at Acme", "Focused on care at Acme"],
  ["Utilizing Docker, built 5 APIs", "Using Docker, built 5 APIs"],
  ["Implemented 5 API modules", "Built 5 API modules"],
  ["Improved retention by 35 percent", "Improved retention by 35%"],
  ["Cut time from 42 minutes to 9 minutes", "Cut time from 42 to 9 minutes"],
  ["Passionate about teaching", "Interested in teaching"],
  ["Gathered logs as well as metrics", "Gathered logs and metrics"],
  ["负责后台系统开发，支持 5000 并发", "开发后台系统，支持 5000 并发"],
])("lets praise, fillers and the tool before the deed go: %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each([
  ["Helped build the API", "Built the API"],
  ["Used models to boost sales", "Boosted sales with models"],
  ["Used AI to help write docs", "Wrote docs with AI"],
  ["Used Jira to track bugs and plan sprints", "Tracked bugs with Jira and planned sprints"],
  ["Used Angular to develop pages", "Developed pages with Angular and React"],
  ["Used Angular to develop pages", "Developed Angular with pages"],
  ["Used Angular to develop pages", "Developed pages"],
  ["Used Excel to analyze data from 2019 to 2021", "Analyzed data with Excel"],
  ["Developer with 5 years", "Seasoned developer with 5 years"],
  ["Developer with 5 years", "Highly skilled developer with 5 years"],
  ["A range of tools", "A wide range of tools"],
  ["Interested in teaching", "Passionate about teaching"],
  ["Used Kafka", "Leveraged Kafka"],
  ["Seasoned manager of a team", "Manager of a seasoned team"],
  ["Committed to providing care at Acme", "Provided care at Acme"],
  ["Able to lead teams", "Led teams"],
  ["Implemented the policy", "Developed the policy"],
  ["Improved retention by 35 percent", "Improved retention by 35"],
  ["Improved retention by 35", "Improved retention by 35%"],
  ["Cut time from 42 minutes to 9 seconds", "Cut time from 42 to 9 minutes"],
  ["Helped design X and build Y", "Helped design X and built Y"],
  ["Helped design the app and build the API", "Helped design the app\nBuilt the API"],
  ["Interested in building apps", "Built apps"],
  ["Completed coursework in machine learning", "Completed machine learning"],
  ["Won nomination for the award", "Won the award"],
  ["Nearly 20% growth in sales", "20% growth in sales"],
  ["Did not meet the target", "Did meet the target"],
  ["参与系统设计和开发", "系统设计和开发"],
  ["参与系统设计和开发", "主导系统设计和开发"],
  ["协助经理主导项目", "主导项目"],
  ["负责前端页面，后端由同事开发", "开发前端页面，后端由同事"],
  ["熟悉 Java，了解 Go", "了解 Java，熟悉 Go"],
  ["了解 Java", "精通 Java"],
])("does not let the claim of %s grow to %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});

test.each([
  ["Reduced costs by 20%", "Reduced costs by 20x"],
  ["Reduced costs by 20%", "Reduced costs by 200%"],
  ["Reduced costs by 20%", "Reduced costs"],
  ["Instructed classes of up to 15 children", "Instructed classes of to 15 children"],
  ["AS3 • iOS • Android", "AS3 iOS • Android"],
  ["Worked 3 months on it", "Worked 3 years on it"],
  ["Grew revenue and cut costs by 20%", "Grew revenue by 20% and cut costs"],
  ["Reduced cost by 20% and increased sales by 30%", "Increased sales by 20% and reduced cost by 30%"],
  ["Managed a team of 5", "Managed a team of five million"],
  ["Grew sales by 10-20%", "Grew sales by 10 20%"],
  ["减少 8%", "减少 80%"],
  ["3个月内完成5个项目", "5个月内完成3个项目"],
  ["3个月内完成5个项目", "3年内完成5个项目"],
  ["三年经验", "五年经验"],
])("keeps the numbers and units of %s against %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});

test.each([
  ["Trained by experts in Java", "Trained experts in Java"],
  ["Was taught Java", "Taught Java"],
  ["Lead engineer on the API", "Led engineers on the API"],
  ["Lead engineer on the API", "Led engineer on the API"],
  ["Managing Director of the club", "Managed director of the club"],
  ["Sold to Google", "Sold Google"],
  ["Project for Google", "Project at Google"],
  ["Google acquired the startup", "The startup acquired Google"],
  ["Can react to incidents", "Can React to incidents"],
  ["swift response", "Swift response times"],
  ["Built the API", "Led the API"],
  ["Supported 5 teams", "Managed 5 teams"],
  ["Wrote tests", "Wrote tests in Rust"],
  ["It's in blue", "It in blue"],
  ["Worked with the manager", "Managed"],
  ["Used Python and Django", "Used Python Django"],
  [
    "Assisted the lead engineer who designed the protocol and implemented the API",
    "Assisted the lead engineer who designed the protocol\nImplemented the API",
  ],
])("keeps who did what in %s against %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});

test.each(["Built <b>APIs</b>", "Built **APIs**", "Built [APIs](x)", "Built APIs | x", "Built APIs [X%]"])(
  "refuses markup and placeholders: %s",
  (after) => {
    expect(judgeWording("Built APIs", after)).not.toBeNull();
  },
);

test.each([
  ["办公用品及设备 | 150-500人 | 民营公司", "办公用品及设备 | 500-150人 | 民营公司"],
  ["1000-5000人 | 上市公司", "5000-1000人 | 上市公司"],
  ["Taught groups of 10 to 20 adults, aged 18-65", "Taught groups of 10 to 20 adults, aged 65-18"],
  ["71.4 %", "71.4"],
  ["Cut the error rate to 78 % of the former one", "Cut the error rate to 78 of the former one"],
  [
    "Hold a caseload of 16 children in need and child protection cases.",
    "Hold a caseload of 16 in need and child protection cases.",
  ],
])("refuses for %s the figures of %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});

test.each([
  ["Cut waste by 15 percent", "Cut waste by 15%"],
  ["Trained a dozen nurses in wound care", "Trained 12 nurses in wound care"],
])("takes for %s the figures of %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});
