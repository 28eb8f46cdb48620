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
  together: ["people", "partners", "projects", "meetings"],
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
    ["patients", /\b(?:patients?|wards?|clinics?|clinical|residents|carers?|blood pressure|nurses?)\b/i],
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
    ["money", /预算|成本(?!分析|核算)|费用|营收|销售额|融资|资金|货款/u],
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
  addNumberTogether: "together",
};

/** Software is counted as such, whatever trade it is made for. */
const technical: Record<ResumeLanguage, RegExp> = {
  en: /\b(?:AWS|APIs?|APM|cloud|Kubernetes|Docker|databases?|servers?|software|frameworks?|infrastructure|CI\/CD|pipelines?|PDF generator|SDK|backend|frontend|codebase)\b/,
  zh: /接口|服务器|数据库|代码|\bbug\b|\bAPI\b|Redis|MySQL|前端|后端|文件描述符/iu,
};
/** What people can be users of. */
const digital: Record<ResumeLanguage, RegExp> = {
  en: /\b(?:web\w*|sites?|apps?|applications?|tools?|tooling|interfaces?|UIs?|keyboards?|platforms?|portals?|clients?|features?|systems?|services?|micro-?services?|librar(?:y|ies)|framework|modules?|plugins?|extension|games?|spreadsheets?|dashboards?|bots?|models? from scratch|accessib\w+|screen-readers?|mobile|online|products?|shop|tokenizer|checkout|engine|installer|editor)\b/i,
  zh: /网站|平台|系统(?!研究|学习|梳理|地)|小程序|应用|功能|页面|工具|产品|接口|项目|服务|客户端|模块|软件|插件|App/iu,
};
const machines = /\b(?:clusters?|networks?|terraform|provision\w*|deploy\w*|migrat\w*)\b/i;
/** A prize is not a number of people or things. */
const prize = /^(?:got|received|awarded|recipient|获评|荣获|获得|获)(?=$|[^\p{Ll}])/iu;
const gathering =
  /\b(?:events?|conferences?|workshops?|meetings?|fairs?|seminars?|festivals?|exhibitions?|trips?|sessions?|trade-in)\b|活动|会议|论坛|展会|讲座|沙龙|培训|论证|比赛/iu;

/** Whether English words name something that people can be users of. */
export function isDigital(text: string): boolean {
  return digital.en.test(text) || technical.en.test(text);
}

/** What a line tells of: its trade's own things first, then what the advice on figures asks about. */
export function topicOf(text: string, language: ResumeLanguage): Topic {
  if (prize.test(text)) return "other";
  const trade = trades[language].find(([, pattern]) => pattern.test(text))?.[0];
  const advised = byAdvice[questionAbout(text, language)];
  const told = trade && !technical[language].test(text) ? trade : (advised ?? trade);
  if (told === "users")
    return digital[language].test(text) || technical[language].test(text) ? told : "other";
  if (told === "systems" && language === "en")
    return technical.en.test(text) || digital.en.test(text) || machines.test(text) ? told : "other";
  if (told === "together" && gathering.test(text)) return "events";
  return told ?? "other";
}
