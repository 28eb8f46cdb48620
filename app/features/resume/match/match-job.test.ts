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

  it("are mostly what a recruiter lists in twenty advertisements of ten trades", () => {
    const jobs: { text: string; must: string[]; nice: string[] }[] = JSON.parse(
      readFileSync("test/data/resume/jobs-later.json", "utf8"),
    );
    const plain = (text: string) => text.toLowerCase().replace(/s\b/g, "");
    const right = jobs.flatMap(({ text, must, nice }) =>
      jobTerms(text).map(({ term, matches }) =>
        [...must, ...nice].some((want) => matches(want) || plain(want).includes(plain(term))),
      ),
    );
    expect(right.filter((one) => one).length / right.length).toBeGreaterThan(0.9);
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

  it("does not find Java in JavaScript", () => {
    expect(coverage(job([], { skills: ["JavaScript"] }), "Java")).toBe(0);
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
