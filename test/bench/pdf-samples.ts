import type { ResumeDraft } from "../support/resumes";

const englishBullets = [
  "Shipped the office workflow that finally fixed the affiliate traffic figures: efficient, offline-first and 38% faster for 4,200 staff.",
  "Reduced p99 latency of the checkout API from 1,240 ms to 310 ms by moving three hot queries to a read replica and a write-behind cache.",
  "Led a team of six through a migration of 48 services from EC2 to Kubernetes (EKS) with Terraform, Helm and Argo CD; zero downtime.",
  "Wrote the incident handbook, trained 23 on-call engineers & halved the mean time to recovery (MTTR) to 27 minutes.",
];

const chineseBullets = [
  "主导订单中心从单体架构拆分为 12 个微服务，采用 Go、gRPC 与 Kafka，峰值 QPS 从 3,000 提升至 21,000，P99 延迟由 480 ms 降至 95 ms。",
  "设计并落地多级缓存方案（本地缓存 + Redis Cluster），数据库读压力下降 72%，全年节省云成本约 180 万元。",
  "搭建“全链路灰度发布”平台，支持按用户、地域与版本号分流；上线事故率由 2.1% 降至 0.3%，回滚时间缩短到 40 秒以内。",
  "带领 7 人团队完成《支付对账系统》重构，覆盖 26 家银行渠道，对账差错率低于百万分之一。",
];

function years(index: number): string {
  return `${2024 - 2 * index}.03 – ${2026 - 2 * index}.02`;
}

/** Three pages of English with ligatures, figures and punctuation. */
export const longEnglish: ResumeDraft = {
  language: "en",
  contact: {
    name: "Zoë Fitzgerald-O’Flaherty",
    headline: "Staff Platform Engineer",
    email: "zoe@example.com",
    phone: "+44 20 7946 0018",
    links: ["https://github.com/zoe-example/a-very-long-repository-name-that-needs-to-break-somewhere"],
  },
  sections: [
    { kind: "summary", heading: "Summary", body: [englishBullets.join(" ")] },
    {
      kind: "experience",
      heading: "Experience",
      entries: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
        title: "Platform Engineer",
        organisation: `Fjord & Søn Offices ${index + 1}`,
        dates: years(index),
        place: "Aarhus",
        bullets: englishBullets,
      })),
    },
    {
      kind: "skills",
      heading: "Skills",
      body: ["TypeScript, Go, C++, C#, .NET, Node.js, PostgreSQL, AWS, CI/CD, R&D"],
    },
  ],
};

/** Three pages of Chinese mixed with Latin and figures. */
export const longChinese: ResumeDraft = {
  language: "zh",
  contact: {
    name: "欧阳镕㛃",
    headline: "高级后端工程师",
    email: "ouyang@example.com",
    phone: "138-0013-8000",
  },
  sections: [
    { kind: "summary", heading: "个人总结", body: [chineseBullets.join("")] },
    {
      kind: "experience",
      heading: "工作经历",
      entries: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => ({
        title: "后端工程师",
        organisation: `某某科技（深圳）有限公司第 ${index + 1} 事业部`,
        dates: years(index),
        bullets: chineseBullets,
      })),
    },
    {
      kind: "skills",
      heading: "专业技能",
      body: ["熟悉 Go、Java、Python；了解 Rust 与 C++；掌握 MySQL、Redis、Kafka"],
    },
  ],
};
