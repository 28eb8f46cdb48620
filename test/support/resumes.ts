import type {
  Contact,
  ContentLine,
  DateLine,
  Entry,
  Line,
  Resume,
  ResumeLanguage,
  Section,
  SectionKind,
  YearMonth,
} from "~/core/resume";
import { splitHeadline } from "~/features/resume/lexicon/contact-labels";
import type { LayoutFacts } from "~/features/resume/reading/extracted";

export type EntryDraft = {
  organisation?: string;
  title?: string;
  place?: string;
  dates?: string;
  details?: string[];
  bullets?: string[];
};

export type SectionDraft = {
  kind: SectionKind;
  heading?: string;
  body?: string[];
  bullets?: string[];
  entries?: EntryDraft[];
};

type ContactDraft = {
  name?: string;
  headline?: string;
  email?: string;
  phone?: string;
  place?: string;
  links?: string[];
  other?: string[];
};

export type ResumeDraft = { language: ResumeLanguage; contact?: ContactDraft; sections: SectionDraft[] };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Understands the handful of date styles the samples use; the product's own parser is tested elsewhere. */
function readPoint(text: string): YearMonth | null {
  const year = /(?:19|20)\d\d/.exec(text)?.[0];
  if (year === undefined) return null;
  const digits =
    /(?:19|20)\d\d\s*[年./-]\s*(\d{1,2})/.exec(text)?.[1] ?? /^(\d{1,2})\//.exec(text.trim())?.[1];
  const word = /[A-Za-z]{3,}/.exec(text)?.[0].slice(0, 3).toLowerCase();
  const named = word === undefined ? -1 : months.indexOf(word);
  return { year: Number(year), month: digits !== undefined ? Number(digits) : named >= 0 ? named + 1 : null };
}

function readDates(line: Line): DateLine {
  const [start = "", end] = line.text.split(/\s+[–—-]\s+|\s*[–—~]\s*/);
  const from = readPoint(start);
  if (end === undefined) return { ...line, from: null, to: from };
  return { ...line, from, to: /present|current|至今/i.test(end) ? "present" : readPoint(end) };
}

/** Makes a whole resume of a draft, with ids in reading order: `l1`, `l2`… for lines, `s1` sections, `e1` entries. */
export function buildResume(draft: ResumeDraft): Resume {
  const counts = { l: 0, s: 0, e: 0 };
  const next = (letter: "l" | "s" | "e") => {
    counts[letter] += 1;
    return `${letter}${counts[letter]}`;
  };
  const line = (text: string): Line => ({ id: next("l"), text });
  const lines = (texts: string[] = []) => texts.map(line);
  const content = (paragraphs?: string[], bullets?: string[]): ContentLine[] => [
    ...lines(paragraphs).map((one) => ({ ...one, bullet: false })),
    ...lines(bullets).map((one) => ({ ...one, bullet: true })),
  ];
  const optional = (text: string | undefined) => (text === undefined ? null : line(text));

  const entry = (part: EntryDraft): Entry => ({
    id: next("e"),
    title: optional(part.title),
    organisation: optional(part.organisation),
    place: optional(part.place),
    dates: part.dates === undefined ? null : readDates(line(part.dates)),
    lines: content(part.details, part.bullets),
    doubt: null,
  });
  const section = (part: SectionDraft): Section => ({
    id: next("s"),
    kind: part.kind,
    heading: optional(part.heading),
    lines: content(part.body, part.bullets),
    entries: (part.entries ?? []).map(entry),
    doubt: null,
  });
  const { contact: person = {} } = draft;
  const contact: Contact = {
    name: optional(person.name),
    headline:
      person.headline === undefined ? null : { ...line(person.headline), ...splitHeadline(person.headline) },
    email: optional(person.email),
    phone: optional(person.phone),
    place: optional(person.place),
    links: lines(person.links),
    other: lines(person.other),
    doubt: null,
  };
  return { language: draft.language, contact, sections: draft.sections.map(section) };
}

/** A readable one-page, one-column PDF with nothing hidden. */
export function cleanLayout(changes: Partial<LayoutFacts> = {}): LayoutFacts {
  return {
    format: "pdf",
    pages: 1,
    columns: 1,
    characters: 3200,
    imagePages: 0,
    tables: 0,
    brokenGlyphShare: 0,
    hidden: [],
    contactInHeader: false,
    ...changes,
  };
}

export function strongEnglish(): Resume {
  return buildResume({
    language: "en",
    contact: {
      name: "Maya Lindqvist",
      headline: "Senior Backend Engineer",
      email: "maya.lindqvist@example.com",
      phone: "+46 70 174 06 35",
      place: "Gothenburg, Sweden",
      links: ["https://www.linkedin.com/in/maya-lindqvist", "https://github.com/mayalq"],
    },
    sections: [
      {
        kind: "summary",
        heading: "Summary",
        body: [
          "Backend engineer with nine years in payments and logistics, at home in Go, PostgreSQL and Kubernetes, who takes slow, fragile systems and leaves them fast, observable and cheap to run. Looking for a staff role on a platform team.",
        ],
      },
      {
        kind: "experience",
        heading: "Experience",
        entries: [
          {
            title: "Senior Backend Engineer",
            organisation: "Northwind Payments",
            place: "Gothenburg",
            dates: "Mar 2021 – Present",
            bullets: [
              "Redesigned the settlement pipeline in Go and Kafka, cutting nightly processing from 6 hours to 45 minutes for 1,200 merchants.",
              "Led a team of five engineers through the move of 34 services to Kubernetes, with no customer-facing downtime.",
              "Reduced cloud spending by 38% by rightsizing PostgreSQL clusters and archiving cold ledger partitions.",
              "Introduced contract tests between 12 services, which halved the number of failed releases within two quarters.",
              "Mentored three junior engineers, two of whom were promoted within eighteen months of joining the team.",
              "Wrote the incident runbooks that shortened the mean time to recovery from 70 minutes to 18.",
            ],
          },
          {
            title: "Backend Engineer",
            organisation: "Harbour Logistics",
            place: "Malmö",
            dates: "Aug 2017 – Feb 2021",
            bullets: [
              "Built the route planning service that handles 40,000 parcels a day across three countries.",
              "Optimised the slowest twenty SQL queries, lowering the p95 latency of the tracking page from 2.4 s to 310 ms.",
              "Automated the release process with GitHub Actions, taking deployments from once a month to eight a week.",
              "Migrated 2 TB of order history from Oracle to PostgreSQL over one weekend with a verified rollback plan.",
              "Established on-call rotations and alert budgets that lowered the nightly pages by 60%.",
              "Replaced a hand-kept customs spreadsheet with an API used by 14 carriers, ending four hours of daily typing.",
            ],
          },
          {
            title: "Software Developer",
            organisation: "Kvarn Software",
            place: "Lund",
            dates: "Jun 2015 – Jul 2017",
            bullets: [
              "Developed the billing module of a subscription product with 9,000 paying customers in Python and Django.",
              "Raised the automated test coverage of the invoicing code from 22% to 87% in one year.",
              "Shipped an export to three accounting systems that brought in 150 new customers in its first quarter.",
              "Resolved a rounding fault in tax reports that had cost customers about $45,000 a year.",
            ],
          },
        ],
      },
      {
        kind: "projects",
        heading: "Projects",
        entries: [
          {
            title: "ledgerlint",
            dates: "Jan 2022 – Dec 2023",
            bullets: [
              "Published an open-source checker for double-entry ledgers, downloaded 21,000 times and used by six fintech companies.",
              "Presented its design to 300 people at a regional Go conference and answered questions from auditors.",
            ],
          },
        ],
      },
      {
        kind: "skills",
        heading: "Skills",
        bullets: [
          "Languages: Go, Python, SQL, TypeScript",
          "Platforms: Kubernetes, Docker, Terraform, AWS",
          "Data: PostgreSQL, Kafka, Redis, ClickHouse",
          "Practices: CI/CD, observability, contract testing, incident response",
        ],
      },
      {
        kind: "education",
        heading: "Education",
        entries: [
          {
            title: "MSc in Computer Science",
            organisation: "Lund University",
            place: "Lund",
            dates: "Sep 2010 – May 2015",
            bullets: [
              "Built a scheduler for seismic sensors as a thesis, cutting radio use by a third on 48 nodes.",
            ],
          },
        ],
      },
      {
        kind: "languages",
        heading: "Languages",
        body: ["Swedish (native), English (fluent), German (conversational)"],
      },
    ],
  });
}

export function averageEnglish(): Resume {
  return buildResume({
    language: "en",
    contact: {
      name: "Daniel Okafor",
      email: "daniel.okafor@example.com",
      phone: "(312) 555-0147",
      place: "Chicago, IL",
    },
    sections: [
      {
        kind: "summary",
        heading: "Professional Summary",
        body: [
          "Results-driven marketing professional with a proven track record and excellent communication skills. I am a team player who is passionate about brands.",
        ],
      },
      {
        kind: "experience",
        heading: "Work Experience",
        entries: [
          {
            title: "Marketing Coordinator",
            organisation: "Lakeview Foods",
            dates: "May 2019 – Present",
            bullets: [
              "Responsible for the company newsletter and the social media channels of two brands.",
              "Helped the sales team to prepare presentations for retailers in the region.",
              "Managed an annual budget of $120,000 for print and online advertising.",
              "Worked on the new product website together with an outside agency and the design department.",
              "Organized trade fair appearances and coordinated the suppliers of stands, catering and print.",
              "Increased newsletter subscribers by 25% over one year.",
            ],
          },
          {
            title: "Marketing Assistant",
            organisation: "Brightside Media",
            dates: "06/2016 – 04/2019",
            bullets: [
              "Assisted account managers with campaign reports and client meetings.",
              "Wrote copy for flyers, landing pages and short advertisements for local customers.",
              "Was in charge of the photo archive and its usage rights.",
              "Prepared monthly reports on website traffic.",
              "Supported the team.",
            ],
          },
        ],
      },
      {
        kind: "education",
        heading: "Education",
        entries: [
          {
            title: "BA in Communication",
            organisation: "DePaul University",
            place: "Chicago, IL",
            dates: "2012 – 2016",
          },
        ],
      },
      {
        kind: "skills",
        heading: "Skills",
        body: [
          "Mailchimp, WordPress, Google Analytics, Microsoft Office, Canva, copywriting, event planning",
        ],
      },
      { kind: "interests", heading: "Interests", body: ["Running, photography, cooking for friends"] },
    ],
  });
}

/** Education and projects but no job yet: fair game for a student, so it must not be treated as a keyword list. */
export function studentEnglish(): Resume {
  return buildResume({
    language: "en",
    contact: {
      name: "Priya Raman",
      email: "priya.raman@example.com",
      phone: "+1 617 555 0190",
      links: ["https://github.com/priyaraman"],
    },
    sections: [
      {
        kind: "education",
        heading: "Education",
        entries: [
          {
            title: "BSc in Statistics",
            organisation: "University of Massachusetts",
            dates: "Sep 2022 – May 2026",
            details: ["GPA 3.7 / 4.0"],
          },
        ],
      },
      {
        kind: "projects",
        heading: "Projects",
        entries: [
          {
            title: "Bus delay forecast",
            dates: "Jan 2025 – Apr 2025",
            bullets: [
              "Trained a gradient boosting model on 1.8 million bus departures, lowering the forecast error by 22%.",
              "Deployed the model behind a small web page that 400 students used during the spring term.",
            ],
          },
          {
            title: "Campus energy dashboard",
            dates: "Sep 2024 – Dec 2024",
            bullets: [
              "Collected meter readings from 17 buildings and cleaned gaps with linear interpolation.",
              "Presented the findings to the facilities office, which changed the heating schedule of three halls.",
            ],
          },
        ],
      },
      { kind: "skills", heading: "Skills", body: ["Python, R, SQL, pandas, scikit-learn, Tableau"] },
      {
        kind: "activities",
        heading: "Activities",
        bullets: ["Tutored first-year students in calculus for two terms."],
      },
    ],
  });
}

export function strongChinese(): Resume {
  return buildResume({
    language: "zh",
    contact: {
      name: "林若溪",
      headline: "求职意向：资深后端开发工程师",
      email: "lin.ruoxi@example.com",
      phone: "138-0013-8000",
      place: "上海",
      links: ["https://github.com/linruoxi"],
    },
    sections: [
      {
        kind: "objective",
        heading: "求职意向",
        body: ["资深后端开发工程师，期望在上海从事交易或支付平台方向的工作"],
      },
      {
        kind: "summary",
        heading: "个人简介",
        body: [
          "八年后端开发经验，长期负责高并发交易系统的架构与治理，熟悉 Java、Go 与 MySQL，擅长把缓慢脆弱的老系统改造成稳定、可观测、成本可控的平台。",
        ],
      },
      {
        kind: "experience",
        heading: "工作经历",
        entries: [
          {
            title: "资深后端开发工程师",
            organisation: "云桥支付科技有限公司",
            place: "上海",
            dates: "2020.09 - 至今",
            bullets: [
              "主导清结算系统重构，引入 Kafka 与分库分表，将日终处理时间从 6 小时缩短到 40 分钟，覆盖 1200 家商户。",
              "带领 5 人小组完成 34 个服务向 Kubernetes 的迁移，全程没有影响线上交易，资源成本下降 38%。",
              "优化核心账务接口的索引与缓存策略，P99 延迟由 820 ms 降至 140 ms，峰值 QPS 提升到 2.4 万。",
              "搭建全链路压测与告警体系，把平均故障恢复时间从 70 分钟压缩到 18 分钟。",
              "制定接口契约测试规范并推广到 12 个团队，两个季度内发布失败率降低一半。",
              "设计跨机房容灾方案，完成三次真实切换演练，单次切换时间控制在 90 秒以内。",
              "编写新人手册并指导 4 名工程师成长，其中两人在一年内晋升为模块负责人。",
            ],
          },
          {
            title: "后端开发工程师",
            organisation: "顺风物流信息技术有限公司",
            place: "杭州",
            dates: "2017.07 - 2020.08",
            bullets: [
              "设计并实现路由规划服务，每天处理 40 万件包裹的中转计算，准点率提升 9%。",
              "重写轨迹查询模块，清理二十条慢 SQL，页面首屏时间从 2.4 秒降到 0.3 秒。",
              "推动持续集成落地，将发布频率从每月一次提高到每周 8 次。",
              "开发电子面单接口，接入 14 家承运商，每天为运营同事节省 4 小时录入时间。",
              "迁移 2 TB 历史订单数据至分布式数据库，两天内完成校验，数据零丢失。",
            ],
          },
        ],
      },
      {
        kind: "projects",
        heading: "项目经历",
        entries: [
          {
            title: "开源账本校验工具 ledgerlint",
            dates: "2022.01 - 2023.12",
            bullets: [
              "独立开发复式记账校验工具，累计下载 2.1 万次，被 6 家金融科技公司用于生产环境。",
              "撰写三篇技术文章介绍其设计思路，总阅读量超过 8 万次。",
            ],
          },
        ],
      },
      {
        kind: "skills",
        heading: "专业技能",
        bullets: [
          "编程语言：熟练掌握 Java、Go，熟悉 Python、SQL",
          "中间件：熟悉 MySQL、Redis、Kafka、Elasticsearch",
          "平台：熟练使用 Docker、Kubernetes、Prometheus",
          "方法：熟悉领域驱动设计、容量规划与故障复盘",
        ],
      },
      {
        kind: "education",
        heading: "教育背景",
        entries: [
          {
            title: "计算机科学与技术 硕士",
            organisation: "浙江大学",
            place: "杭州",
            dates: "2014.09 - 2017.06",
          },
          {
            title: "软件工程 学士",
            organisation: "华中科技大学",
            place: "武汉",
            dates: "2010.09 - 2014.06",
          },
        ],
      },
      {
        kind: "awards",
        heading: "获奖情况",
        entries: [{ title: "公司年度技术突破奖，全公司 3 个团队获奖", dates: "2022.12" }],
      },
    ],
  });
}

export function averageChinese(): Resume {
  return buildResume({
    language: "zh",
    contact: {
      name: "王小明",
      email: "wang.xm@example.com",
      phone: "13900139000",
      other: ["性别：男", "籍贯：江苏"],
    },
    sections: [
      {
        kind: "experience",
        heading: "工作经历",
        entries: [
          {
            title: "新媒体运营",
            organisation: "星河文化传媒有限公司",
            dates: "2020年3月 - 至今",
            bullets: [
              "负责公司公众号和微博的日常运营工作",
              "参与新品发布活动的策划和执行",
              "撰写推文与短视频脚本,配合设计部门完成海报制作",
              "一年内公众号粉丝增长 25%",
              "协助销售部门准备客户方案和汇报材料",
              "整理每月运营数据，形成报告并提交给部门主管",
            ],
          },
          {
            title: "市场专员",
            organisation: "蓝海广告有限公司",
            dates: "2018.07 - 2020.02",
            bullets: [
              "负责客户沟通",
              "组织 3 场线下推广活动，联系场地和供应商",
              "维护客户资料库，跟进合同与回款进度",
              "负责展会物料的准备工作",
            ],
          },
        ],
      },
      {
        kind: "education",
        heading: "教育背景",
        entries: [{ title: "广告学 本科", organisation: "南京师范大学", dates: "2014.09 - 2018.06" }],
      },
      {
        kind: "skills",
        heading: "技能",
        body: ["精通 Office、Photoshop、剪映，熟悉公众号排版、数据分析"],
      },
      {
        kind: "summary",
        heading: "自我评价",
        body: ["本人性格开朗，热爱学习，积极向上，具有良好的团队合作精神，能吃苦耐劳，抗压能力强。"],
      },
    ],
  });
}

/** A fresh graduate: schooling and projects, no job yet. */
export function studentChinese(): Resume {
  return buildResume({
    language: "zh",
    contact: { name: "陈思远", email: "chen.siyuan@example.com", phone: "18600001111" },
    sections: [
      { kind: "objective", heading: "求职意向", body: ["数据分析师"] },
      {
        kind: "education",
        heading: "教育背景",
        entries: [
          {
            title: "统计学 本科",
            organisation: "武汉大学",
            dates: "2022.09 - 2026.06",
            details: ["专业排名前 5%"],
          },
        ],
      },
      {
        kind: "projects",
        heading: "项目经历",
        entries: [
          {
            title: "公交晚点预测",
            dates: "2025.01 - 2025.04",
            bullets: [
              "训练梯度提升模型，使用 180 万条公交到站记录，把预测误差降低 22%。",
              "部署查询页面供同学使用，学期内累计访问 4000 次。",
            ],
          },
          {
            title: "校园能耗看板",
            dates: "2024.09 - 2024.12",
            bullets: [
              "采集 17 栋教学楼的电表数据，用插值补齐缺失记录。",
              "汇报分析结论，推动后勤处调整三栋楼的供暖时间。",
            ],
          },
        ],
      },
      { kind: "skills", heading: "专业技能", body: ["熟练使用 Python、SQL，熟悉 Tableau、Excel"] },
    ],
  });
}

const englishKeywords =
  "Java, Python, Go, Kubernetes, Docker, AWS, Terraform, PostgreSQL, Kafka, Redis, React, TypeScript, CI/CD, microservices, machine learning, agile, leadership, stakeholder management, 30% growth, $5M revenue, 10x performance";
const chineseKeywords =
  "Java、Python、Go、Kubernetes、Docker、微服务、高并发、分布式、机器学习、数据分析、项目管理、增长 30%、营收 500 万、性能提升 10 倍";

/** A name, an address and nothing but keywords, with every heading a parser could wish for. Must score below 40. */
export function keywordList(language: ResumeLanguage): Resume {
  const zh = language === "zh";
  const words = zh ? chineseKeywords : englishKeywords;
  const terms = words.split(zh ? "、" : ", ");
  const headings = zh ? ["个人简介", "工作经历", "专业技能"] : ["Summary", "Experience", "Skills"];
  return buildResume({
    language,
    contact: {
      name: zh ? "张三" : "Alex Doe",
      email: "alex@example.com",
      phone: zh ? "13800138000" : "+1 415 555 0100",
      place: zh ? "北京" : "San Francisco",
      links: ["https://github.com/alex"],
    },
    sections: [
      { kind: "summary", heading: headings[0], body: [words] },
      { kind: "experience", heading: headings[1], bullets: terms },
      { kind: "skills", heading: headings[2], bullets: [words, ...terms] },
    ],
  });
}

export function emptyResume(language: ResumeLanguage): Resume {
  return buildResume({ language, sections: [] });
}
