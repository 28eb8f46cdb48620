import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { buildResume, strongChinese, strongEnglish } from "../../../../test/support/resumes";
import { jobTerms } from "./job-terms";
import { matchJob } from "./match-job";

const english = `Northwind is a fast-growing logistics company founded in 2011 and headquartered in Leeds.
We are looking for a Senior Backend Engineer.
Requirements:
- 4+ years of Python, Go or Rust; k8s and PostgreSQL in production
- Query optimization, Kafka and PCI DSS compliance (PCI-DSS audits happen yearly)
Nice to have:
- Datadog, GitHub Actions
Benefits: 25 days of annual leave, pension, free lunch and a MacBook Pro.
We are an equal opportunity employer.`;

const chinese = `岗位职责：
1、负责支付平台的架构设计与性能优化；
任职要求：
1、熟悉 Java、MySQL、K8s，具有高并发系统经验，良好的沟通能力；
2、有容灾演练经验者优先。
福利：五险一金、双休、弹性工作、团建`;

const named = (advert: string) => jobTerms(advert).map(({ term }) => term);

describe("the terms of an advertisement", () => {
  it("are its tools and abilities, each once", () => {
    const terms = named(english);
    expect(terms).toEqual(
      expect.arrayContaining([
        "Python",
        "Go",
        "Kubernetes",
        "PostgreSQL",
        "Kafka",
        "PCI DSS",
        "query optimization",
      ]),
    );
    expect(terms.filter((term) => /pci/i.test(term))).toHaveLength(1);
  });

  it("are not its benefits, employer, place, promises or furniture", () => {
    const terms = named(english).join(" | ");
    expect(terms).not.toMatch(
      /northwind|leeds|logistics|leave|pension|lunch|macbook|opportunity|years|looking/i,
    );
    expect(named(chinese).join("、")).not.toMatch(/五险|双休|弹性|团建|沟通|熟悉|经验|优先/);
  });

  it("tell what must be from what may be", () => {
    const needs = new Map(jobTerms(english).map(({ term, need }) => [term, need]));
    expect(needs.get("Python")).toBe("must");
    expect(needs.get("Datadog")).toBe("nice");
    expect(
      jobTerms("We need Kafka. Experience with Redis is a plus.").map(({ term, need }) => [term, need]),
    ).toEqual([
      ["Kafka", "must"],
      ["Redis", "nice"],
    ]);
  });

  it("keep the words of the advertisement's language", () => {
    expect(named(chinese)).toEqual(
      expect.arrayContaining(["Java", "MySQL", "Kubernetes", "高并发", "性能优化"]),
    );
    expect(named(chinese)).not.toContain("High Concurrency");
  });

  it.each([
    ["Go to market quickly and excel in a team. R you ready?", ["Go", "Excel", "R"]],
    ["You will react to a spark of interest in a shell company", ["React", "Spark", "Shell"]],
  ])("are not everyday words that look like tools: %s", (advert, tools) => {
    for (const tool of tools) expect(named(advert)).not.toContain(tool);
  });

  it.each([
    [
      "ICU nurse: mechanical ventilation, wound care, ACLS and electronic health records.",
      ["mechanical ventilation", "wound care", "ACLS", "electronic health records"],
    ],
    [
      "Teacher with lesson planning, classroom management and QTS.",
      ["lesson planning", "classroom management"],
    ],
    [
      "Accountant: month-end close, general ledger, bank reconciliation, Excel, VAT.",
      ["month-end close", "general ledger", "bank reconciliation", "Excel", "VAT"],
    ],
    [
      "Analyst: SQL, dbt, Excel, statistics and A/B testing.",
      ["SQL", "dbt", "Excel", "statistics", "A/B testing"],
    ],
    ["任职要求：熟悉总账、纳税申报、成本核算，持有注册会计师证书", ["总账", "纳税申报", "成本核算"]],
    [
      "岗位职责：负责用户增长、社群运营、活动策划与数据分析",
      ["用户增长", "社群运营", "活动策划", "数据分析"],
    ],
  ])("know the trades: %s", (advert, terms) => {
    expect(named(advert)).toEqual(expect.arrayContaining(terms));
  });

  it.each([
    ["Engineer\nPine Software, Denver, CO or Columbus, OH\n- Run Kafka", /^(?:CO|OH|Denver|Pine Software)$/],
    ["Requirements:\n- CI/CD with GitLab CI, Docker and Kafka", /^CI$/],
    ["You will:\n- Build monitoring with Kafka\n- Record care of wounds", /build monitoring|record care/],
    ["You will:\n- Define SLOs, report on Kafka, Redis and more", /^Define$|^report/],
    [
      "岗位职责：\n1、负责企业微信会员分层、社群运营，私域工具如微盛、有赞完成裂变增长；",
      /^员分层|如微盛|^赞/,
    ],
    ["岗位职责：\n1、做好培训、编制年度预算和预算执行分析；", /好培训|编制年度|^执行分析/],
    ["岗位职责：\n1、参与代码评审，编写单元测试和技术文档；", /^参|^编写|[和与]$/],
    ["岗位职责：\n1、负责可用性测试与对账开发；", /^用性|^账/],
  ])("neither begin nor end inside a word and are no places or parts of terms: %s", (advert, no) => {
    const terms = named(advert);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((term) => no.test(term))).toEqual([]);
  });

  it.each([
    ["Duties:\n- Bend conduit (EMT, rigid and PVC) and pull wire", /bend|pull/i],
    [
      "Duties:\n- Raise engineering change notes, log maintenance requests and upsell rooms, use SAP",
      /raise|log |upsell/,
    ],
    ["Requirements:\n- NVQ Level 2 in Health and Social Care, infection control", /^NVQ Level$/],
    [
      "Requirements:\n- Finite element analysis, welding symbols and access control systems",
      /^element|^access control$/,
    ],
    ["Requirements:\n- AWS D1.1 certification, MIG and TIG", /^AWS$/],
    ["Requirements:\n- Kafka, Redis\n\nHalden is an EEO/AA employer.", /EEO|AA/],
    ["岗位职责：\n1、制定班级月、周、日活动计划，组织集体教学；", /^班级月|^日活动/],
    [
      "岗位职责：\n1、推动研发、设计、测试按期上线；\n2、带领配班老师、保育员做好晨午检、消毒；\n3、熟悉SQL",
      /按期|做好|老师/,
    ],
    ["岗位职责：\n1、每月统计关税与运费，安排订舱、提货，熟悉SAP", /^统计|^安排/],
    ["任职要求：\n1、有PMP、NPDP证书加分，持有报关员证或关务水平测试合格证", /加分|^员证/],
    ["任职要求：\n1、会使用监控、门禁、对讲机等设备，会用Excel函数做报表", /^讲机|做报表/],
    ["任职要求：\n1、报关与国际货运专业，大专以上；熟悉单一窗口、金关二期系统", /^报关$|^国际货运$/],
  ])("are no fragments of a clause: %s", (advert, no) => {
    const terms = named(advert);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((term) => no.test(term))).toEqual([]);
  });

  it("are one for budgets and budgeting", () => {
    const terms = named(
      "Requirements:\n- Budgeting, forecasting and payroll\n- Own the budgets, stock control",
    );
    expect(terms.filter((term) => /budget/i.test(term))).toHaveLength(1);
  });

  it.each([
    ["Requirements:\n- Rust, Ansible, PostgreSQL", ["Rust", "Ansible", "PostgreSQL"]],
    ["任职要求：\n1、熟悉冷启动、曝光偏差、CTR预估等推荐系统问题", ["冷启动", "CTR预估"]],
    ["岗位职责：\n1、可用性测试，代码评审", ["可用性测试", "代码评审"]],
  ])("include what stands beside known ones: %s", (advert, terms) => {
    expect(named(advert)).toEqual(expect.arrayContaining(terms));
  });

  it.each([
    ["jobs-later", 0.9],
    ["jobs-third", 0.94],
  ])("are mostly what a recruiter lists in twenty advertisements: %s", (file, least) => {
    const jobs: { text: string; must: string[]; nice: string[] }[] = JSON.parse(
      readFileSync(`test/data/resume/${file}.json`, "utf8"),
    );
    const plain = (text: string) => text.toLowerCase().replace(/s\b/g, "");
    const right = jobs.flatMap(({ text, must, nice }) =>
      jobTerms(text)
        .filter(({ credential }) => !credential)
        .map(({ term, matches }) =>
          [...must, ...nice].some((want) => matches(want) || plain(want).includes(plain(term))),
        ),
    );
    expect(right.filter((one) => one).length / right.length).toBeGreaterThan(least);
  });

  it.each([
    ["- You will design, build and operate services in Django, Kafka and Redis", /design|operate|services/],
    [
      "- Strong Kafka, solid grasp of Redis, excellent communication",
      /strong|solid|grasp|excellent|communicat/i,
    ],
    ["- Preparing trial binders, drafting pleadings and billing in Excel", /preparing|drafting pleadings/],
    ["- Evaluates nursing care, initiates sales and knows scheduling in Excel", /evaluates|initiates|knows/],
    ["- Braze copper lines, diagnose faults and charge systems; Excel", /braze|diagnose|charge/i],
    [
      "- Train commis chefs, work with property managers and kitchen porters; HACCP",
      /chefs|managers|porters|train/i,
    ],
    [
      "- HACCP\nYou'll get: tips, staff meals, your birthday off and free parking",
      /tips|meals|birthday|parking/,
    ],
    ["- Kafka\nWe offer 30 days off, a learning budget and a MacBook", /days|budget|MacBook/],
    ["- Define error budgets with Kafka; teach the National Curriculum", /budget|curriculum/],
    ["- Meetings each Monday, Redis, Kafka, Full-time", /monday|full-time/i],
    ["- FRS 102, CM/ECF and Kafka", /^(?:FRS|CM|ECF)$/],
    ["1、将业务需求转化为方案，保障数据准确性，熟悉 Redis；", /转化|准确性/],
    ["1、处理客户邮件、承接宴会、每月盘点，熟悉 Excel；", /处理|承接|每月/],
    ["1、会议室安排、员工活动，熟悉 Excel；", /^议室/],
    ["1、能够有效分配和管理资源，熟悉 Excel；", /^效|有效/],
    ["1、熟悉 Excel；\n为什么加入我们：扁平化管理、弹性上下班、免费三餐", /扁平|弹性|三餐/],
    ["1、熟悉 Excel；\n薪酬待遇：提供教师公寓、寒暑假、子女入学优惠", /公寓|寒暑假|优惠/],
  ])("name no deeds, praise, people or promises: %s", (advert, no) => {
    const terms = named(`Requirements\n任职要求：\n${advert}`);
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((term) => no.test(term))).toEqual([]);
  });

  it.each([
    [
      "Bachelor's degree or a Class A CDL, fluent in Spanish",
      ["Bachelor's degree", "Class A CDL", "Spanish"],
    ],
    ["EPA 608 certification, high school diploma, BLS", ["EPA 608", "high school diploma", "BLS"]],
    ["本科及以上学历，持有护士执业证书，普通话二级甲等", ["本科", "护士执业证书", "普通话二级甲等"]],
    ["持A2驾驶证，有健康证，英语六级", ["A2驾驶证", "健康证", "英语六级"]],
  ])("are degrees, permits and languages: %s", (advert, terms) => {
    expect(named(`Requirements\n任职要求：\n- ${advert}`).map((term) => term.toLowerCase())).toEqual(
      expect.arrayContaining(terms.map((term) => term.toLowerCase())),
    );
  });

  it.each([
    ["- 5 years with no more than 6 points (no DR, DD or IN endorsements), Kafka", /^(?:DR|DD|IN)$/],
    ["- Teach AP Calculus AB with RF scanners and Kafka", /^(?:AP|AB|RF)$/],
    ["- Confined space training is not required, Kafka is", /training/],
    ["1、无需驾照，不要求英语六级，熟悉 Kafka；", /驾照|英语/],
    ["- Outbound work in LinkedIn Sales Navigator and Kafka", /^LinkedIn$/],
    ["- Familiar with student information systems and Kafka", /^information systems$/],
    ["- Balance sheet reconciliations in Kafka", /bank/],
    ["1、编制现金流量表，负责薪酬谈判，熟悉 Kafka；", /^现金流$|^谈判$/],
    ["1、统筹研发中心、供应链部门的培训，有电商、物流行业经验，熟悉 Kafka；", /研发|供应链|物流|电商/],
    ["1、口语流利、发音标准，工作细致、踏实稳重，有职业操守，熟悉 Kafka；", /口语|发音|细致|稳重|操守/],
    ["- Kafka\n\nTo apply ring Dave or send your CV and SAP number", /CV|SAP/],
    ["- Kafka\nPosition Summary:\nWe turn data into Tableau charts", /Tableau/],
  ])("name nothing unasked, no piece of a name and no virtue: %s", (advert, no) => {
    const terms = named(`Requirements:\n任职要求：\n${advert}`);
    expect(terms.join("|")).toContain("Kafka");
    expect(terms.filter((term) => no.test(term))).toEqual([]);
  });

  it.each([
    ["Shop platform on Shopify since 2009\nA young team with Jira\nRequirements:\n- Kafka", /Shopify|Jira/],
    ["数据工程师\n团队介绍\n团队负责购物车、履约\n岗位要求\n1、熟悉 Kafka", /购物车|履约/],
    ["Nurse\nRequirements:\n- Kafka\nDepartment: Growth Analytics", /analytics/i],
  ])("come from requirements and duties alone: %s", (advert, no) => {
    expect(named(`Engineer\n${advert}`).filter((term) => no.test(term))).toEqual([]);
    expect(named(`Engineer\n${advert}`)).toContain("Kafka");
  });

  it.each([
    ["本科及以上学历，硕士优先", "本科"],
    ["持有护士执业证书,有健康证者优先", "护士执业证书"],
    ["Infrastructure as code (Terraform preferred)", "infrastructure as code"],
    ["Degree in nursing required, CPA a plus", "nursing"],
  ])("are softened in their own clause alone: %s", (advert, must) => {
    const needs = jobTerms(`Requirements\n任职要求：\n- ${advert}`);
    expect(needs.filter(({ need }) => need === "must").map(({ term }) => term)).toEqual([must]);
    expect(needs.filter(({ need }) => need === "nice")).toHaveLength(1);
  });

  it("are all softened where a list is", () => {
    const needs = jobTerms("Requirements\n- Python, Kafka or Redis preferred");
    expect(needs.map(({ need }) => need)).toEqual(["nice", "nice", "nice"]);
  });

  it("are forty at most", () => {
    const tools = Array.from(
      { length: 90 },
      (_, index) => `Tool${String.fromCharCode(65 + (index % 26))}X${index}`,
    );
    expect(named(`Requirements: ${tools.join(", ")}`)).toHaveLength(40);
  });
});

function job(bullets: string[], more: { skills?: string[]; title?: string } = {}) {
  return buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [{ title: more.title ?? "Engineer", dates: "2020 – 2021", bullets }],
      },
      { kind: "skills", heading: "Skills", body: more.skills ?? [] },
    ],
  });
}

const coverage = (resume: ReturnType<typeof job>, advert: string) => matchJob(resume, advert)?.coverage ?? -1;

const asked = "Requirements: Kubernetes, JavaScript, PostgreSQL, query optimization.";

describe("the match", () => {
  it.each([
    ["Deployed nine services to k8s for the whole company", "Kubernetes"],
    ["Wrote the js widgets of the public website in a week", "JavaScript"],
    ["Moved the ledger to Postgres over one weekend", "PostgreSQL"],
    ["Optimised the slowest queries of the ledger by 40%", "query optimization"],
  ])("is shown by a deed: %s", (bullet, term) => {
    expect(
      matchJob(job([bullet]), asked)
        ?.terms.filter(({ proof }) => proof === "shown")
        .map((one) => one.term),
    ).toEqual([term]);
  });

  it("counts little where a term is only named", () => {
    expect(coverage(job([], { skills: ["Kafka, Redis"] }), "Kafka and Redis")).toBeCloseTo(0.04, 9);
  });

  it.each([
    ["a sentence of keywords", "Used Kafka, Redis, Docker, Kubernetes, PostgreSQL and Terraform every day"],
    ["verbs without objects", "Built Kafka. Ran Redis. Used Docker."],
    ["a bare list", "Kafka, Redis, Docker, Kubernetes, PostgreSQL, Terraform"],
  ])("gains at most a tenth by %s", (_, bullet) => {
    const advert = "Kafka, Redis, Docker, Kubernetes, PostgreSQL, Terraform";
    const real = coverage(
      job([
        "Streamed 3 million orders a day through Kafka to five teams",
        "Cut page time by half with a Redis store of sessions",
        "Packed forty services into Docker images of one kind",
        "Moved the shop to Kubernetes without an hour of downtime",
        "Split the order tables of PostgreSQL by month and region",
        "Described every server in Terraform, reviewed like code",
      ]),
      advert,
    );
    expect(real).toBe(1);
    expect(coverage(job([bullet]), advert)).toBeLessThanOrEqual(real / 10 + 1e-9);
  });

  it("is nothing for a line copied from the advertisement, or for the identity block", () => {
    const line = "Design and run event-driven services on Kafka and PostgreSQL for our customers";
    expect(coverage(job([line]), line)).toBe(0);
    const title = "Senior Backend Platform Engineer for Event Streaming on Kafka";
    expect(coverage(job([], { title }), `Wanted: ${title}`)).toBe(0);
    expect(coverage(job([], { title: "Kafka Engineer" }), `Wanted: ${title}`)).toBeGreaterThan(0);
    const person = buildResume({
      language: "en",
      contact: { name: "Python Kafka", links: ["https://kafka.example"] },
      sections: [],
    });
    expect(coverage(person, "Kafka and Python")).toBe(0);
  });

  it.each([
    ["Java", "Wrote the JavaScript of the public website in a week"],
    ["SQL", "Moved the ledger to MySQL, PostgreSQL and a NoSQL store in a week"],
    ["RESTful", "Built the booking service with Django REST Framework in a month"],
    ["React", "Wrote the app of the drivers in React Native in a month"],
    ["Azure", "Moved the release of nine services to Azure DevOps in a month"],
    ["GitHub", "Automated the release of nine services with GitHub Actions"],
    ["Excel", "Coached nine colleagues who now excel in their new posts"],
    ["auditing", "Charted each hour in Epic and audited ten charts a month"],
    [
      "risk assessment",
      "Assessed forty applicants a month and, later in that year, told the board of a risk",
    ],
    ["数据", "迁移数据库到新机房，两天内完成校验，零丢失"],
    ["会计学", "每年为企业会计学会主讲两次公益课，听众七百人"],
    ["客户开发", "开发SaaS客户的对账模块，人工处理由每天两小时降到一刻钟"],
    ["数据仓库", "设计按仓库分片的数据迁移方案，灰度三周，回滚演练两次"],
    ["库存管理", "在一次监盘中发现账外库存约140万元，形成调整建议"],
  ])("does not take a part of a longer name, or words apart, for %s: %s", (term, bullet) => {
    const asked = `Requirements\n任职要求：\n- ${term}、Kafka, Redis、容灾演练`;
    const proof = matchJob(job([bullet], { skills: ["Pottery"] }), asked)?.terms.find(
      (one) => one.term.toLowerCase() === term.toLowerCase(),
    )?.proof;
    expect(proof ?? "missing").toBe("missing");
  });

  it.each([
    ["RESTful", "Built forty RESTful endpoints for the booking service"],
    ["React", "Wrote the React screens of the booking service in a month"],
    ["平面设计", "独立完成年度画册的平面设计，印刷三千册，零返工"],
    ["流程优化", "优化了入职流程，新员工的办理时间由三天缩短到半天"],
  ])("still finds %s: %s", (term, bullet) => {
    expect(coverage(job([bullet]), `Requirements\n任职要求：\n- ${term}、容灾演练`)).toBeGreaterThan(0);
  });

  it.each([
    ["Bachelor's degree", "education", "M.S. Computer Science", "shown"],
    ["Bachelor's degree", "skills", "Bachelor, Kafka", "named"],
    ["BLS", "certificates", "ACLS and BLS, current", "shown"],
    ["BLS", "skills", "ACLS, BLS", "named"],
    ["中级会计师", "skills", "证书：中级会计师、初级管理会计师、驾照、健康证、电工证", "shown"],
    ["普通话二级乙等", "languages", "普通话", "missing"],
    ["普通话二级乙等", "languages", "普通话：二级甲等", "shown"],
    ["普通话二级甲等", "languages", "普通话二级乙等", "missing"],
    ["中式烹调师证", "certificates", "中式烹调师高级技师（一级） · 健康证", "shown"],
    ["CIPD", "education", "CIPD Level 5 Diploma in People Management", "shown"],
    ["Forklift certification", "certificates", "Certification Forklift and Reach Truck Operator", "shown"],
    ["注册会计师", "certificates", "CPA（已通过会计、税法）", "missing"],
    ["R", "skills", "R, SQL, Stata", "named"],
    ["recruiting", "education", "Generated by TalentBridge Recruiting – Confidential", "missing"],
    ["大专", "education", "软件工程 本科", "shown"],
    ["本科", "education", "软件工程 大专", "missing"],
    ["MBA", "education", "M.Sc. Epidemiology", "missing"],
    ["银行从业资格证", "certificates", "道路运输从业资格证：货运", "missing"],
    ["Kafka", "skills", "Keen to learn Kafka", "missing"],
    ["Kafka", "skills", "希望学习Kafka", "missing"],
    ["high school diploma", "interests", "I met my wife in high school, and we still sing there", "missing"],
  ] as const)("finds %s in %s, %s: %s", (term, kind, line, proof) => {
    const resume = buildResume({ language: "en", sections: [{ kind, body: [line] }] });
    const found = matchJob(resume, `Requirements\n任职要求：\n- SQL, ${term}、Kafka`)?.terms ?? [];
    expect(found.find((one) => one.term.toLowerCase() === term.toLowerCase())?.proof).toBe(proof);
  });

  it("is shown by a post held, a title in the contact block and a sentence with a list in it", () => {
    const nurse = buildResume({
      language: "zh",
      contact: { name: "何敏", other: ["普通话：二级甲等"] },
      sections: [
        {
          kind: "experience",
          entries: [
            {
              title: "教师",
              dates: "2018 – 2021",
              bullets: [
                "连续三年担任班主任，班级获先进集体",
                "在重症医学科承担危重患者监护，熟练掌握呼吸机、CRRT、IABP 等设备的操作与日常维护",
              ],
            },
          ],
        },
      ],
    });
    const terms = matchJob(nurse, "任职要求：\n1、班主任、呼吸机、普通话二级乙等")?.terms ?? [];
    expect(terms.map(({ proof }) => proof)).toEqual(["shown", "shown", "shown"]);
  });

  it("does not look fair between trades that share nothing", () => {
    const ward =
      "ICU nurse. Requirements: critical care, mechanical ventilation, patient assessment, medication administration, ACLS, night shifts, electronic health records.";
    expect(coverage(strongEnglish(), ward)).toBeLessThan(0.1);
  });

  it("is read in Chinese too", () => {
    const match = matchJob(strongChinese(), chinese);
    expect(match?.terms.filter(({ proof }) => proof !== "missing").map(({ term }) => term)).toEqual(
      expect.arrayContaining(["Java", "MySQL", "Kubernetes", "高并发"]),
    );
    expect(match?.coverage).toBeGreaterThan(0.15);
  });
});

test("without a job description, or without terms in it, there is no match", () => {
  expect(matchJob(strongEnglish(), null)).toBeNull();
  expect(matchJob(strongEnglish(), "We are looking for you.")).toBeNull();
});

describe("what advertisement and resume word alike", () => {
  const site = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [
          {
            title: "Site Manager",
            organisation: "Brannock",
            dates: "2019 – Present",
            bullets: [
              "Signed off temporary works and coordinated piling on a tight urban site for 14 months",
              "Led curtain walling repairs across three occupied towers without a single lost day",
              "Moved the defects list of two sites to Prism Desk within a month",
            ],
          },
        ],
      },
      { kind: "skills", body: ["SMSTS, CSCS, Primavera P6, slipform rigging"] },
    ],
  });
  const advert = `Site Manager
Requirements
- SMSTS, CSCS, temporary works, piling and Primavera P6
- Knowledge of curtain walling, facade cleaning and records in Prism Desk
- Interest in slipform rigging`;
  const proofs = () => new Map(matchJob(site, advert)?.terms.map(({ term, proof }) => [term, proof]));

  it("is a term, be it a trade's, a phrase of a list, a name or a skill", () => {
    expect([...proofs()]).toEqual(
      expect.arrayContaining([
        ["SMSTS", "named"],
        ["CSCS", "named"],
        ["Primavera P6", "named"],
        ["temporary works", "shown"],
        ["piling", "shown"],
        ["curtain walling", "shown"],
        ["Prism Desk", "shown"],
        ["slipform rigging", "named"],
      ]),
    );
  });

  it("is no plain word that every advertisement has", () => {
    const listing = buildResume({
      language: "en",
      sections: [{ kind: "skills", body: ["Tools, Hiring, Epic"] }],
    });
    const asked = "Requirements:\n- Good with tools and hiring\n- Charting in Epic on a ward";
    const found = matchJob(listing, asked)?.terms.map(({ term }) => term) ?? [];
    expect(found).toContain("Epic");
    expect(found.join(" ")).not.toMatch(/tools|hiring/i);
  });

  it("is none where only the lines above the first heading name it", () => {
    const termsOf = (advert: string) => matchJob(site, advert)?.terms.map(({ term }) => term);
    const opening = "Brannock builds towers, known for its slipform rigging and its records in Prism Desk.";
    const asked = "Requirements\n- SMSTS and piling";
    expect(termsOf(`${opening}\n${asked}`)).toEqual(termsOf(asked));
    expect(termsOf(`${asked}\n- Interest in slipform rigging`)).toContain("slipform rigging");
  });

  it("costs nobody anything who only lists it", () => {
    const without = { ...site, sections: site.sections.slice(0, 1) };
    const only = matchJob(without, "Requirements:\n- Interest in slipform rigging\n- SMSTS and piling");
    const listed = matchJob(site, "Requirements:\n- Interest in slipform rigging\n- SMSTS and piling");
    expect(listed?.coverage).toBeGreaterThanOrEqual(only?.coverage ?? 1);
  });
});

it("finds the tools of shops and adverts by name, and leaves a leading verb out of a Chinese one", () => {
  const shop = named(
    "About the role\n- Own our online shop on Shopify\n- Email campaigns in Klaviyo or Mailchimp\n- Experience with Google Ads",
  );
  expect(shop).toEqual(expect.arrayContaining(["Shopify", "Klaviyo", "Mailchimp", "Google Ads"]));
  const chineseShop = named(
    "岗位职责：\n- 制定大促方案，统筹直通车、引力魔方等投放\n- 统筹达人矩阵、素材库等资源",
  );
  expect(chineseShop).toEqual(expect.arrayContaining(["直通车", "引力魔方", "达人矩阵"]));
  expect(chineseShop.join("、")).not.toContain("统筹");
});
