import type { ResumeLanguage } from "~/core/resume";

/** What a bullet without a figure tells of, and so which figures its owner is likely to have. First match wins. */
const topics: Record<ResumeLanguage, [string, RegExp][]> = {
  en: [
    [
      "addNumberSpeed",
      /\b(?:latency|performance of|speed|response time|load(?:ing)? time|throughput|optimi[sz]\w*)\b/i,
    ],
    ["addNumberTests", /\b(?:tests?|testing|defects?|bugs?|debugging|code reviews?|pull requests)\b/i],
    [
      "addNumberPeople",
      /\b(?:mentor\w*|coach\w*|supervis\w*|recruit\w*|hir(?:ed|ing)|taught|onboarding|train(?:ed|s|ing)? (?:[\w-]+ ){0,2}(?:staff|colleagues|engineers|people|employees|users|students|members|teams?)|(?:led|lead|manag\w+) (?:[\w-]+ ){0,3}(?:teams?|staff|people|engineers|employees))\b/i,
    ],
    [
      "addNumberAnalysis",
      /\b(?:analy[sz]\w*|dashboards?|reports?|reporting|research\w*|survey\w*|profiled|insights?|documentation|mapping)\b/i,
    ],
    [
      "addNumberSales",
      /\b(?:sales|sold|revenue|customers|clients|campaigns?|marketing|social media|accounts|brand)\b/i,
    ],
    [
      "addNumberSystems",
      /\b(?:infrastructure|servers|clusters?|clouds?|databases?|pipelines?|migrat\w*|deploy\w*|monitoring|networks?|kubernetes|provision\w*|integrat\w*|terraform)\b/i,
    ],
    [
      "addNumberUsers",
      /\b(?:app|apps|applications?|website|web|ui|api|apis|services?|platforms?|products?|features?|tools?|modules?|extension|keyboard|engine|model|experience|launched|built|developed|created|implemented|introduced)\b/i,
    ],
    [
      "addNumberTogether",
      /\b(?:collaborat\w*|coordinat\w*|worked with|liais\w*|stakeholders?|meetings?|organi[sz]ed|events?)\b/i,
    ],
  ],
  zh: [
    ["addNumberSpeed", /性能|延迟|响应|吞吐|缓存|优化|稳定|并发|分流|加载/u],
    ["addNumberTests", /测试|质量|缺陷|bug|评审|修复/iu],
    ["addNumberPeople", /培训|带领|指导|团队|招聘|管理.{0,4}人/u],
    ["addNumberAnalysis", /分析|报表|报告|调研|数据|统计|整理/u],
    ["addNumberSales", /销售|客户|营收|推广|活动|公众号|文案|运营|品牌|投放/u],
    ["addNumberSystems", /服务器|集群|部署|运维|迁移|数据库|监控|架构/u],
    ["addNumberUsers", /系统|平台|接口|页面|功能|模块|小程序|应用|产品|开发|实现|设计|搭建|特性/u],
    ["addNumberTogether", /沟通|协调|组织|对接|配合/u],
  ],
};

/** The question to ask of a bullet that states no figure: the key of its sentence under `reasons:advice`. */
export function questionAbout(text: string, language: ResumeLanguage): string {
  return topics[language].find(([, pattern]) => pattern.test(text))?.[0] ?? "addNumber";
}
