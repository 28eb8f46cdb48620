import type { ResumeLanguage } from "~/core/resume";
import { questionAbout } from "../rewriting/advice-questions";

/** What a line without a figure tells of, and what its owner can most likely count. */
export const topics = {
  speed: [],
  tests: ["testCases", "bugs", "reviews"],
  people: ["people", "newHires", "students"],
  analysis: ["reports", "dashboards", "records", "interviews", "surveys"],
  customers: ["customers", "accounts", "orders", "campaigns", "followers", "calls"],
  money: [],
  systems: ["servers", "services", "databases", "deployments", "requests"],
  users: ["users", "customers", "visitors", "requests", "features", "pages"],
  events: ["participants", "events", "meetings", "partners", "projects"],
  patients: ["patients", "cases"],
  students: ["students", "classes", "lessons"],
  guests: ["guests", "orders"],
  goods: ["orders", "items", "deliveries", "suppliers", "shops"],
  papers: ["documents", "contracts", "invoices", "cases", "records"],
  writing: ["articles", "posts", "followers"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof topics | "other";

const trades: Record<ResumeLanguage, [Topic, RegExp][]> = {
  en: [
    ["patients", /\b(?:patients?|wards?|clinics?|clinical|residents|carers?)\b/i],
    ["students", /\b(?:pupils?|students?|lessons?|curricul\w+|classroom|tutor\w*|taught)\b/i],
    ["guests", /\b(?:guests?|restaurant|hotel|kitchen|diners?|tables|check-ins?)\b/i],
    ["money", /\b(?:revenue|budgets?|turnover|fundrais\w+|grants?|costs|expenses|savings)\b/i],
    [
      "goods",
      /\b(?:warehouse|inventory|shipments?|parcels?|deliver(?:y|ies)|orders|suppliers?|purchas\w+|procurement|logistics)\b/i,
    ],
    [
      "papers",
      /\b(?:contracts?|invoices?|bookkeeping|ledgers?|audits?|tax|filings?|legal|compliance|correspondence|payroll)\b/i,
    ],
    ["writing", /\b(?:articles?|blogs?|newsletters?|copywriting|press releases?|posts|content)\b/i],
  ],
  zh: [
    ["patients", /患者|病人|病房|门诊|护理|住院/u],
    ["students", /学生|学员|授课|备课|教学|班主任|课堂/u],
    ["guests", /客人|宾客|前台|餐厅|酒店|客房/u],
    ["money", /预算|成本|费用|营收|销售额|融资|资金|货款/u],
    ["goods", /仓库|库存|采购|供应商|物流|配送|订单|发货|货品/u],
    ["papers", /合同|发票|凭证|账目|报税|审计|档案|文件|案件|台账/u],
    ["writing", /文章|文案|公众号|推文|稿件|内容创作|撰稿/u],
  ],
};

const byAdvice: Record<string, Topic> = {
  addNumberSpeed: "speed",
  addNumberTests: "tests",
  addNumberPeople: "people",
  addNumberAnalysis: "analysis",
  addNumberSales: "customers",
  addNumberSystems: "systems",
  addNumberUsers: "users",
  addNumberTogether: "events",
};

/** What a line tells of: its trade's own things first, then what the advice on figures asks about. */
export function topicOf(text: string, language: ResumeLanguage): Topic {
  const trade = trades[language].find(([, pattern]) => pattern.test(text))?.[0];
  return trade ?? byAdvice[questionAbout(text, language)] ?? "other";
}
