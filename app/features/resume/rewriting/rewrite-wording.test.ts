import { expect, test } from "vitest";
import { bulletOf } from "../../../../test/support/optimised";

test.each([
  ["Responsible for managing vendors in two towns", "Managed vendors in two towns", "weakOpening"],
  ["Was responsible for the development of the billing API", "Developed the billing API", "weakOpening"],
  [
    "Duties included answering phones and scheduling appointments",
    "Answered phones and scheduled appointments",
    "weakOpening",
  ],
  ["I designed the logo for my team", "Designed the logo for the team", "firstPerson"],
  [
    "Successfully moved 5 sites to the new host in order to save time",
    "Moved 5 sites to the new host to save time",
    "filler",
  ],
  [
    "Used Angular for developing dynamic and responsive pages, improving load time by 30%",
    "Developed dynamic and responsive pages with Angular, improving load time by 30%",
    "deedFirst",
  ],
  [
    "Used Excel to analyze the sales data of 12 shops",
    "Analyzed the sales data of 12 shops with Excel",
    "deedFirst",
  ],
  [
    "Utilized Git for version control of 40 services",
    "Used Git for version control of 40 services",
    "plainWord",
  ],
  [
    "Integrated single sign-on for seamless user authentication at 9 sites",
    "Integrated single sign-on for user authentication at 9 sites",
    "buzzwords",
  ],
  [
    "Saved 30% of the costs by a new purchasing strategiy for servers",
    "Saved 30% of the costs by a new purchasing strategy for servers",
    "spelling",
  ],
  [
    "Set up a observability system for the nodes(9 clusters) of the bank",
    "Set up an observability system for the nodes (9 clusters) of the bank",
    "article",
  ],
  ["Design and implement the API", "Designed and implemented the API", "tensePast"],
  [
    "Responsible for managing 12 vendors and was also responsible for the budget",
    "Managed 12 vendors and was also responsible for the budget",
    "weakOpening",
  ],
  [
    "Was responsible for rebuilding the checkout with two developers",
    "Rebuilt the checkout with two developers",
    "weakOpening",
  ],
  [
    "Helped with the Christmas campaigns of 2022 and 2023",
    "Supported the Christmas campaigns of 2022 and 2023",
    "weakOpening",
  ],
  [
    "Worked on the monthly newsletter, which goes to 38,000 subscribers",
    "Contributed to the monthly newsletter, which goes to 38,000 subscribers",
    "weakOpening",
  ],
  [
    "Assisted the marketing manager with planning social media",
    "Supported the marketing manager with planning social media",
    "weakOpening",
  ],
  [
    "Assisted with the set-up of stands at 4 fairs",
    "Supported the set-up of stands at 4 fairs",
    "weakOpening",
  ],
  [
    "Assisted nurses in feeding patients on 2 wards",
    "Supported nurses in feeding patients on 2 wards",
    "weakOpening",
  ],
  [
    "Helped the sales team to prepare presentations",
    "Supported the sales team in preparing presentations",
    "weakOpening",
  ],
  [
    "Helped customers with returns at the counter",
    "Supported customers with returns at the counter",
    "weakOpening",
  ],
  [
    "Worked with 3 designers to launch the site",
    "Collaborated with 3 designers to launch the site",
    "weakOpening",
  ],
  [
    "Participated in the planning of 4 conferences",
    "Contributed to the planning of 4 conferences",
    "weakOpening",
  ],
  [
    "Was involved in the migration of 12 servers",
    "Contributed to the migration of 12 servers",
    "weakOpening",
  ],
  ["Manages 12 shops", "Managed 12 shops", "tensePast"],
  ["Wrote docs that utilized Git", "Wrote docs that used Git", "plainWord"],
  ["Wrote javascript for github and Mysql", "Wrote JavaScript for GitHub and MySQL", "termCase"],
  ["Wrote docs，in English", "Wrote docs, in English", "punctuation"],
  ["wrote the docs", "Wrote the docs", "capital"],
])("English: %s becomes %s", (before, after, rule) => {
  const { text, rules } = bulletOf(before, "en");
  expect(text).toBe(after);
  expect(rules).toContain(rule);
});

test.each([
  [
    "Responsible for designing, implementing and testing a billing service for 14 banks",
    "Designed, implemented and tested a billing service for 14 banks",
  ],
  [
    "Setting up and maintaining records of 14 sites, collaborating with the auditors",
    "Set up and maintained records of 14 sites, collaborated with the auditors",
  ],
  ["Deploying SAP modules at 14 sites", "Deployed SAP modules at 14 sites"],
  ["Managing 12 shops and developing their staff", "Managed 12 shops and developed their staff"],
  [
    "Answering the phones of 12 desks, scheduling appointments, filing documents",
    "Answered the phones of 12 desks, scheduled appointments, filed documents",
  ],
  [
    "Development of a phonics scheme and maintenance of two libraries of books",
    "Developed a phonics scheme and maintained two libraries of books",
  ],
  [
    "Analysis of customer feedback and presentation of findings to the board",
    "Analyzed customer feedback and presented findings to the board",
  ],
  ["I have led the audit of 9 shops and I wrote its report", "Led the audit of 9 shops and wrote its report"],
  ["A seasoned engineer ran the lab of 9 people", "An engineer ran the lab of 9 people"],
  [
    "Ran `docker build` for kubernetes images of 40 services in the bank",
    "Ran `docker build` for Kubernetes images of 40 services in the bank",
  ],
])("English grammar: %s becomes %s", (before, after) => {
  expect(bulletOf(before, "en").text).toBe(after);
});

test.each([
  "Developing REST APIs for banks, and maintaining of the legacy monolith",
  "Manages releases and deploy them to production",
  "Creating reports to analyze and evaluate the data of 14 banks",
  "Building and something of the sort for 14 banks",
  "Marketing campaigns for 12 shops in the region",
  "Cut the time of closing from 42 minutes to 9 minutes, a fall of 35 percent",
  "Scheduling, hiring and window displays for a store of 900 square metres",
  "Register, fitting rooms, freight",
  "Setting out, level surveys and pour records on drainage and retaining walls",
  "Answering the queries on drainage and retaining walls of 14 sites",
  "Dispensing error rate below one in 9,000 items, checked every year",
  "Responsible for opening, closing and stock checks of 3 shops",
  "Drove 14 trucks with a Class A endorsement and eleven years of Class A experience",
])("English: %s stays, for half of it would be mended or nothing be gained", (text) => {
  expect(bulletOf(text, "en").text).toBe(text);
});

test("what is said of a held job in the past keeps its verb there", () => {
  const held = bulletOf(
    "Creating reports which were sent to 14 banks every week",
    "en",
    "Jan 2020 – Present",
  );
  expect(held.text).toBe("Creating reports which were sent to 14 banks every week");
  const was = bulletOf(
    "Was responsible for opening and closing the store of 12 staff",
    "en",
    "Jan 2020 – Present",
  );
  expect(was.text).toBe("Opened and closed the store of 12 staff");
});

test.each([
  "Helped to build the site",
  "Worked on payments",
  "Assisted the CEO with travel to 12 countries",
  "Assisted the lead engineer who designed the protocol",
  "Helped out in the kitchen",
  "Helped the team plan and prepare 3 fairs",
  "Participated in a workshop on Scrum",
  "Worked on the night shift of 12 nurses",
  "Worked with Jenkins and Docker to deploy",
  "Responsible for managing 12 vendors and also responsible for the budget",
  "Participated in code reviews",
  "Responsible for the company newsletter",
  "Lead engineer on the API",
  "Managing Director of the club",
  "Testing of software",
  "We built the engine of our product",
  "Used models to boost the sales of 12 shops",
  "Used Jira to track bugs and plan the sprints of 3 teams",
  "Leveraged buyouts of 3 firms in the food industry",
  "Achieved state-of-the-art results on 3 public benchmarks",
  "Managed staff and seamless operations of 3 shops",
  "Can react to incidents in Go and spark joy",
])("English: %s stays as it is, for a better wording would claim more", (text) => {
  expect(bulletOf(text, "en").text).toBe(text);
});

test("English: a job that is still held is told in the present", () => {
  const held = (text: string) => bulletOf(text, "en", "Jan 2020 – Present").text;
  expect(held("Managing the platform of 14 banks with two colleagues")).toBe(
    "Manage the platform of 14 banks with two colleagues",
  );
  expect(held("Responsible for managing vendors in 12 countries")).toBe("Manage vendors in 12 countries");
  expect(held("Managed the platform of 14 banks")).toBe("Managed the platform of 14 banks");
});

test("English: an overlong bullet is cut between two statements, and not inside one that helped", () => {
  const long =
    "Designed the overall service architecture of the tagging product with twenty services across three regions for all of the teams of the company in Europe and Asia; migrated every one of them to Kubernetes within the next eight months with no lost data";
  expect(bulletOf(long, "en").text).toMatch(/Asia \/\/ Migrated every/);
  const helped = long.replace("Designed", "Helped design").replace("; migrated", ", and migrated");
  expect(bulletOf(helped, "en").text).not.toContain("//");
});

test.each([
  ["负责公司公众号的日常运营工作，每周发布 5 篇推文", "运营公司公众号，每周发布 5 篇推文", "weakOpening"],
  ["负责订单系统的设计与开发", "设计与开发订单系统", "weakOpening"],
  ["主要负责开发后台接口", "开发后台接口", "weakOpening"],
  ["对接口进行了优化，延迟降低 30%", "优化接口，延迟降低 30%", "filler"],
  ["我独立完成了数据迁移", "独立完成了数据迁移", "firstPerson"],
  ["撰写推文,配合设计部门", "撰写推文，配合设计部门", "fullWidth"],
  ["使用springboot开发", "使用Spring Boot开发", "termCase"],
  ["高效的完成了 10 个需求", "高效地完成了 10 个需求", "particle"],
  ["五年后端经验，热爱学习，积极向上", "五年后端经验", "buzzwords"],
  ["五年后端经验，具有良好的沟通能力和团队精神", "五年后端经验，具有良好的沟通能力和团队精神", null],
  ["带领五人开发支付系统，具备较强的学习能力，责任心强", "带领五人开发支付系统", "buzzwords"],
  ["负责后台系统开发，覆盖 12 个城市", "开发后台系统，覆盖 12 个城市", "weakOpening"],
  ["成功上线结算系统，覆盖 12 个城市", "上线结算系统，覆盖 12 个城市", "filler"],
  ["使用哈希表，实现稳定可靠地分流", "使用哈希表，实现稳定可靠的分流", "particle"],
  ["撰写 12 份报告(每周一份)，供经理参考", "撰写 12 份报告（每周一份），供经理参考", "fullWidth"],
])("中文：%s 改为 %s", (before, after, rule) => {
  const { text, rules } = bulletOf(before, "zh");
  expect(text).toBe(after);
  expect(rules).toEqual(rule ? expect.arrayContaining([rule]) : []);
});

test.each([
  "参与支付模块的开发",
  "负责用户增长运营，覆盖 12 个城市",
  "负责后台系统开发，与外包团队配合",
  "协助经理主导项目",
  "负责客户沟通",
  "负责管理系统",
  "负责前端页面，后端由同事开发",
  "热爱学习，积极向上",
  "日均 3,000 单，峰值 12:00 出现",
  "我的工作：完成 25 家客户访谈，输出 12 份报告",
  "我和同事完成 25 家客户访谈",
  "本人承诺以上所填内容真实有效，如有虚假，愿承担相应责任",
])("中文：%s 不改", (text) => {
  expect(bulletOf(text, "zh").text).toBe(text);
});

test.each([
  ["负责变速箱壳体的结构设计，完成 3 款产品量产", "设计变速箱壳体的结构，完成 3 款产品量产"],
  ["负责与客户、司机的沟通工作，每天约 40 次", "与客户、司机沟通，每天约 40 次"],
  ["参与供应商审核，独立编写审核报告 8 份", "独立编写审核报告 8 份，参与供应商审核"],
  ["负责重症监护室患者的日常护理工作，分管床位 8 张", "护理重症监护室患者，分管床位 8 张"],
  ["负责编制审计底稿以及撰写审计报告，覆盖 18 个项目", "编制审计底稿以及撰写审计报告，覆盖 18 个项目"],
])("中文各行业：%s 改为 %s", (before, after) => {
  expect(bulletOf(before, "zh").text).toBe(after);
});

test.each([
  "负责护理质量检查，每月抽查病历 60 份",
  "参与轻量化后桥壳体开发，完成三维建模、工程图及公差分析",
  "负责公司会议的组织和会议纪要的整理工作，每月 12 场",
  "负责现场施工的技术指导工作，共 12 次",
  "负责华东区 12 家医院的销售工作，每季度拜访一次",
])("中文各行业：%s 不改", (text) => {
  expect(bulletOf(text, "zh").text).toBe(text);
});
