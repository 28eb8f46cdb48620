import { expect, test } from "vitest";
import { judgeWording } from "./judge-wording";

const sound: [string, string][] = [
  [
    "Dealt with guest complaints at the front desk of a 200-room hotel",
    "Handled guest complaints at the front desk of a 200-room hotel",
  ],
  [
    "Was in charge of making sure that the kitchen met hygiene rules",
    "Ensured the kitchen met hygiene rules",
  ],
  [
    "Kept track of the stock levels of 1,200 items with the help of Excel",
    "Tracked stock levels of 1,200 items in Excel",
  ],
  [
    "My job was to look after 8 toddlers and to plan activities for them",
    "Looked after 8 toddlers and planned activities for them",
  ],
  [
    "Put together a weekly newsletter that was sent to 3,000 subscribers",
    "Compiled a weekly newsletter sent to 3,000 subscribers",
  ],
  [
    "Gave advice to first-time buyers on how to choose a mortgage",
    "Advised first-time buyers on choosing a mortgage",
  ],
  [
    "Made 40 cold calls per day and set up meetings for the account executives",
    "Made 40 cold calls daily and arranged meetings for account executives",
  ],
  [
    "Carried out repairs on diesel engines as well as routine servicing",
    "Repaired diesel engines and carried out routine servicing",
  ],
  ["Was responsible for the payroll of 85 employees", "Managed payroll for 85 employees"],
  [
    "I wrote the lesson plans for Year 4 and also marked their homework",
    "Wrote lesson plans for Year 4 and marked homework",
  ],
  [
    "Brought the average handling time down from 7 minutes to 5 minutes by means of new call scripts",
    "Reduced average handling time from 7 to 5 minutes with new call scripts",
  ],
  [
    "The number of complaints dropped by 30% after I introduced a call-back system",
    "Complaints fell by 30% after I introduced a call-back system",
  ],
  ["Had the task of entering patient data into the SAP system", "Entered patient data into the SAP system"],
  [
    "Wrote up the minutes of the board meetings and sent them out to members",
    "Wrote minutes of board meetings and distributed them to members",
  ],
  [
    "Worked together with the electricians to install 60 charging points",
    "Worked with electricians to install 60 charging points",
  ],
  [
    "Assisted with the set-up of exhibition stands at 4 trade fairs",
    "Helped set up exhibition stands at 4 trade fairs",
  ],
  [
    "Looked into the causes of late deliveries and came up with a new route plan",
    "Investigated the causes of late deliveries and devised a new route plan",
  ],
  [
    "Was the person who answered the phone and who greeted visitors",
    "Answered the phone and greeted visitors",
  ],
  [
    "Created and gave presentations about road safety in 12 schools",
    "Created and delivered road safety presentations in 12 schools",
  ],
  [
    "Taught beginners how to swim, with groups of up to 10 children",
    "Taught beginners to swim in groups of up to 10 children",
  ],
  [
    "Participated in the yearly audit and provided the auditors with the documents",
    "Took part in the annual audit and supplied the auditors with documents",
  ],
  [
    "Tests were run on every batch so as to detect impurities",
    "Ran tests on every batch to detect impurities",
  ],
  [
    "Responsible for hiring, onboarding and the scheduling of 14 part-time staff",
    "Hired, onboarded and scheduled 14 part-time staff",
  ],
  [
    "Negotiated with landlords about the terms of 9 leases, which saved $60,000 per year",
    "Negotiated terms of 9 leases with landlords, saving $60,000 annually",
  ],
  [
    "Planned and ran a summer camp that was attended by 120 teenagers",
    "Planned and ran a summer camp attended by 120 teenagers",
  ],
  [
    "Did quality checks on the welds and wrote a report on every defect that was found",
    "Checked the quality of welds and reported every defect found",
  ],
  [
    "Migrated our reporting to Looker in order that teams could see their own numbers",
    "Migrated reporting to Looker so that teams could see their own numbers",
  ],
  [
    "Purchased raw materials from 20 vendors and kept the costs under budget",
    "Procured raw materials from 20 suppliers and kept costs under budget",
  ],
  ["Gave support to customers by phone, e-mail and chat", "Supported customers by phone, email and chat"],
  ["负责客户投诉的接听与记录，并将其转交给相关部门处理", "接听并记录客户投诉，转交相关部门处理"],
  ["主要工作是对进出仓库的货物进行清点和登记", "清点、登记进出仓库货物"],
  ["通过对用户访谈结果的整理，提炼出了8条产品改进建议", "整理用户访谈结果，提炼8条产品改进建议"],
  ["在三个月的时间内把退货率从6%降到了4%", "三个月内将退货率由6%降至4%"],
  ["参与编制了公司的员工手册，负责其中考勤部分的撰写", "参与编制公司员工手册，撰写其中考勤部分"],
  ["每个季度都会组织一次消防演练，参加的人数在150人左右", "每季度组织一次消防演练，约150人参加"],
  ["用Python写了一个爬虫，用来抓取竞争对手的价格", "使用 Python 编写爬虫，抓取竞争对手价格"],
  ["负责幼儿园中班30个孩子的日常照料以及教学", "照料幼儿园中班30名孩子的日常并承担教学"],
  ["因为引进了新的排产软件，设备的利用率提高了18%", "引进新排产软件，设备利用率提升18%"],
  ["带着4名同事一起完成了年度审计报告的编写", "带领4名同事编写年度审计报告"],
  ["对历史订单数据做了分析，找到了3个主要的流失原因", "分析历史订单数据，找出3个主要流失原因"],
  ["负责和房东进行谈判，最后租金下降了10%", "与房东谈判，租金下降10%"],
  ["给新来的护士讲解用药的规范", "为新护士讲解用药规范"],
  ["把门店原来手工记账的方式改成了用Excel记账", "将门店手工记账改为 Excel 记账"],
  ["在项目中担任测试组的组长，管理6个人", "担任项目测试组组长，管理6人"],
  ["协助律师准备开庭需要的材料，同时对案卷进行归档", "协助律师准备开庭材料，并归档案卷"],
  ["为了让新用户更快上手，制作了5个教学视频", "制作5个教学视频，以便新用户更快上手"],
  ["负责公司内部网络的维护工作，保证网络正常运行", "维护公司内部网络，保障网络正常运行"],
  ["在展会现场接待了大概200位客户", "展会现场接待约200名客户"],
  ["完成了50多家商户的签约工作", "签约商户50余家"],
  ["每周会给校报写一篇稿子", "每周为校报撰写一篇稿件"],
  ["该课程得到了95%的学生的好评", "该课程获95%学生好评"],
  ["平均一天要处理60个工单", "日均处理工单60个"],
  ["由我独立设计了海报和宣传册", "独立设计海报及宣传册"],
  ["对供应商的报价进行比较之后选择了其中的3家", "比较供应商报价后选择3家"],
];

const unsound: [string, string][] = [
  ["Kept track of stock levels in Excel", "Optimized stock levels in Excel"],
  ["Drafted the annual budget for the director", "Approved the annual budget for the director"],
  ["Advised buyers on choosing a mortgage", "Sold mortgages to buyers"],
  ["Assisted with the set-up of stands at 4 fairs", "Set up stands at 4 fairs"],
  ["Took part in the annual audit", "Conducted the annual audit"],
  ["Wrote minutes of board meetings and distributed them", "Wrote minutes of board meetings"],
  [
    "Introduced a call-back system after complaints fell by 30%",
    "Introduced a call-back system, cutting complaints by 30%",
  ],
  ["Repaired engines and serviced brakes", "Repaired brakes and serviced engines"],
  ["Hired 14 staff and scheduled 3 shifts", "Hired 3 staff and scheduled 14 shifts"],
  ["Supplied documents to the auditors", "Supplied documents from the auditors"],
  ["Ran tests to detect impurities", "Ran tests, detecting impurities"],
  ["Answered questions from 30 students", "Answered difficult questions from 30 students"],
  ["Planned a summer camp", "Ran a summer camp"],
  ["Supported the manager who hired 14 staff", "Supported the manager and hired 14 staff"],
  ["Tested most of the devices", "Tested the devices"],
  ["Taught beginners and coached teachers", "Taught teachers and coached beginners"],
  ["清点货物并登记车辆", "登记货物并清点车辆"],
  ["协助律师准备开庭材料", "准备开庭材料"],
  ["与房东谈判，租金下降10%", "与房东谈判，租金下降10万元"],
  ["接待约200名客户", "接待超200名客户"],
  ["分析历史订单数据", "分析历史订单数据并建立预测模型"],
  ["管理6名测试人员，汇报给2位总监", "管理2名测试人员，汇报给6位总监"],
  ["提出3条改进建议", "落实3条改进建议"],
  ["撰写其中考勤部分", "撰写员工手册"],
  ["带领4名同事编写报告", "与4名同事编写报告"],
  ["用户数由800增至2,000", "用户数由2,000增至800"],
  ["筛选简历并安排面试", "筛选简历"],
  ["希望能够搭建数据平台", "搭建数据平台"],
];

test.each(sound)("takes for %s the paraphrase %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each(unsound)("does not take for %s the claim %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});

const claimingMore: [string, string][] = [
  ["优化查询语句，响应时间降至200毫秒", "优化查询语句，从而响应时间降至200毫秒"],
  ["引入Redis缓存，接口响应时间降低30%", "通过引入Redis缓存，接口响应时间降低30%"],
  ["整理货架，当月销售额提升12%", "通过整理货架，将当月销售额提升12%"],
  ["调整排班表，员工满意度上升", "以调整排班表提升员工满意度"],
  ["参加竞赛，获得奖学金", "通过参加竞赛获得奖学金"],
  ["可以独立完成财务报表编制", "独立完成财务报表编制"],
  ["毕业前可以独立完成报表编制", "毕业前独立完成报表编制"],
  ["会使用Python处理销售数据", "使用Python处理销售数据"],
  ["需要完成每周销售报告", "完成每周销售报告"],
  ["要完成每周销售报告", "完成每周销售报告"],
  ["服务人数500人", "服务人次500人"],
  ["接待来访学生参观人数200人", "接待来访学生参观200人次"],
  ["团队5人完成3个项目", "团队3人完成5个项目"],
  ["5名老师指导30名学生", "30名老师指导5名学生"],
  ["3个小组处理12个订单", "12个小组处理3个订单"],
  ["为客户采购设备", "采购客户设备"],
  ["核对发票金额", "核对发票"],
  ["The gym took 3 days and the bar took 5 days", "The gym took 5 days and the bar took 3 days"],
  ["Project A took 3 days and project B took 5 days", "Project A took 5 days and project B took 3 days"],
  ["Team Red won 3 games and team Blue won 5 games", "Team Red won 5 games and team Blue won 3 games"],
  ["Line 1 made 40 units, line 2 made 60 units", "Line 1 made 60 units, line 2 made 40 units"],
];

test.each(claimingMore)("refuses for %s the stronger or other claim %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});
