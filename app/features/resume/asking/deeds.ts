import type { ResumeLanguage } from "~/core/resume";

/** What somebody can have done of a task: past in English, and in Chinese; the pattern tells which tasks it fits. */
const words = {
  led: [
    "led",
    "主导",
    /(?:项目|设计|开发|改[造版进]|建设|研发|方案|体系|推广|谈判|策划|优化|规划|升级|架构|搭建|创设|迁移)$|\b(?:design|development|migration|introduction|transition|redesign|roll-?out|projects?)\b/iu,
  ],
  managed: [
    "managed",
    "管理",
    /\b(?:teams?|staff|crew|shops?|stores?|warehouses?|kitchens?|house|floor|sites?|projects?|phases?|budgets?|accounts?|portfolios?|fleets?|stock|inventory|newsletters?|media|websites?|operations|programmes?|programs?|subcontract\w*|contracts?)\b(?! (?:manuals?|guides?|reports?))|(?:团队|人员|门店|仓库|车间|班组|账户|社群)$/iu,
  ],
  designed: ["designed", "设计", /\bdesigns?\b/i],
  wrote: ["wrote", "编写", /\b(?:manuals|guides|documentation|articles|handbooks?)\b/i],
  caredFor: ["cared for", "照护", /\b(?:residents|patients|children|toddlers)\b/i],
  coordinated: [
    "coordinated",
    "统筹",
    /(?:工作|采购|排班|物流|运营|培训|预算|供应|生产|施工|维保|后勤|招聘|\bevents|\bvolunteers|\brotas?)$/u,
  ],
  organised: ["organised", "组织", /(?:活动|会议|\b(?:events|trips|workshops))$/iu],
  handled: ["handled", "完成", /^[^、]*(?:申报|编制|验收|安装|测试|手续)$/u],
} as const satisfies Record<string, readonly [string, string, RegExp]>;

type DeedId = keyof typeof words;

function isDeed(id: string): id is DeedId {
  return Object.hasOwn(words, id);
}

export function deedsFor(task: string): string[] {
  const [object = ""] = task.split(/[，。；,;.]/u);
  return Object.entries(words).flatMap(([id, [, , of]]) => (of.test(object) ? id : []));
}

export function deedOf(id: string | undefined, language: ResumeLanguage): string | null {
  return id !== undefined && isDeed(id) ? words[id][language === "zh" ? 1 : 0] : null;
}
