/** What can be counted: one and many in English, measure word and noun in Chinese. */
const words = {
  users: ["user", "users", "名用户"],
  customers: ["customer", "customers", "位客户"],
  visitors: ["visitor", "visitors", "名访客"],
  people: ["person", "people", "人"],
  newHires: ["new hire", "new hires", "名新人"],
  students: ["student", "students", "名学生"],
  classes: ["class", "classes", "个班"],
  lessons: ["lesson", "lessons", "节课"],
  patients: ["patient", "patients", "位患者"],
  guests: ["guest", "guests", "位客人"],
  testCases: ["test case", "test cases", "条测试用例"],
  bugs: ["bug", "bugs", "个缺陷"],
  reviews: ["code review", "code reviews", "次代码评审"],
  reports: ["report", "reports", "份报告"],
  dashboards: ["dashboard", "dashboards", "个看板"],
  records: ["record", "records", "条记录"],
  interviews: ["interview", "interviews", "次访谈"],
  surveys: ["survey", "surveys", "份问卷"],
  articles: ["article", "articles", "篇文章"],
  posts: ["post", "posts", "条内容"],
  documents: ["document", "documents", "份文档"],
  contracts: ["contract", "contracts", "份合同"],
  invoices: ["invoice", "invoices", "张发票"],
  cases: ["case", "cases", "起案件"],
  accounts: ["account", "accounts", "个账户"],
  campaigns: ["campaign", "campaigns", "次投放"],
  followers: ["follower", "followers", "名粉丝"],
  calls: ["call", "calls", "通电话"],
  servers: ["server", "servers", "台服务器"],
  services: ["service", "services", "个服务"],
  databases: ["database", "databases", "个数据库"],
  deployments: ["deployment", "deployments", "次部署"],
  requests: ["request", "requests", "次请求"],
  features: ["feature", "features", "个功能"],
  pages: ["page", "pages", "个页面"],
  projects: ["project", "projects", "个项目"],
  events: ["event", "events", "场活动"],
  meetings: ["meeting", "meetings", "场会议"],
  participants: ["participant", "participants", "名参与者"],
  partners: ["partner", "partners", "家合作方"],
  orders: ["order", "orders", "笔订单"],
  items: ["item", "items", "件货品"],
  deliveries: ["delivery", "deliveries", "次配送"],
  shops: ["shop", "shops", "家门店"],
  suppliers: ["supplier", "suppliers", "家供应商"],
} as const satisfies Record<string, readonly [string, string, string]>;

type UnitId = keyof typeof words;

/** Whether an option names a unit; others are periods, currencies and the like. */
export function isUnit(id: string): id is UnitId {
  return Object.hasOwn(words, id);
}

/** "user" for `one`, else "users". */
export function unitInEnglish(id: UnitId, one: boolean): string {
  return words[id][one ? 0 : 1];
}

/** With its measure word: "名用户". */
export function unitInChinese(id: UnitId): string {
  return words[id][2];
}

/** A noun of the list in its plural; other words stay. */
export function inPlural(name: string): string {
  return Object.values(words).find(([one]) => one === name)?.[1] ?? name;
}

const measure =
  /^[个個家次项項款场場名位篇份种種台臺套门門批支部轮輪起条條本所座处處类類张張节節间間笔筆件通人天周月年元吨度米亩辆輛只头株匹箱包袋杯桌单單票例床班层層栋户組组队隊万千百%岁字页頁秒分小]/u;

/** A noun with its measure word, which people leave out in notes: “客户” as “位客户”. */
export function withMeasure(name: string): string {
  if (measure.test(name) || !/^\p{Script=Han}{2}/u.test(name)) return name;
  return Object.values(words).find(([, , counted]) => counted.slice(1) === name)?.[2] ?? `个${name}`;
}
